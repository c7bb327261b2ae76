import { useStore } from '@nanostores/react'
import { $session } from 'shared-state'

/** Where what was reported waits for a moderator. */
export const MODERATION_PATH = '/moderation'

/** Whether whoever is signed in moderates, as far as the page knows; the server decides. */
export function useModerates(): boolean {
	const session = useStore($session)
	return session.state === 'member' && (session.member?.role === 'moderator' || session.member?.role === 'admin')
}
