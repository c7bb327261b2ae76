import type { AssistantReply } from 'shared-contract'

export const LOCAL_ID = 'here-'

/** True for a reply that ended on this page, not on the server: its reader stopped it, or the connection broke. */
export function endedHere({ id }: AssistantReply): boolean {
	return id.startsWith(LOCAL_ID)
}
