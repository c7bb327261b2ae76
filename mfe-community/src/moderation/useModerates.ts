import { useStore } from '@nanostores/react'
import { $session } from 'shared-state'

/** Path of the moderation page. */
export const MODERATION_PATH = '/moderation'

/** True if the signed-in member is a moderator. The server decides; this only hides links. */
export function useModerates(): boolean {
	const session = useStore($session)
	return session.state === 'member' && (session.member?.role === 'moderator' || session.member?.role === 'admin')
}
