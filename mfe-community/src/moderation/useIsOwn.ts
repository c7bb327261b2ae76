import { useStore } from '@nanostores/react'
import type { ModeratedComment } from 'shared-contract'
import { $session } from 'shared-state'

/** True if the member wrote the comment. The server refuses moderating one's own comments. */
export function useIsOwn({ author }: Pick<ModeratedComment, 'author'>): boolean {
	const session = useStore($session)
	return session.state === 'member' && author !== null && author.id === session.member?.id
}
