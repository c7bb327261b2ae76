import { useStore } from '@nanostores/react'
import type { ModeratedComment } from 'shared-contract'
import { $session } from 'shared-state'

/** Whether the reader wrote a comment: another moderator judges it then, and the server refuses them. */
export function useIsOwn({ author }: Pick<ModeratedComment, 'author'>): boolean {
	const session = useStore($session)
	return session.state === 'member' && author !== null && author.id === session.member?.id
}
