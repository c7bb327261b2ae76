import { object, string } from 'shared-contract/schema'
import { createDraftStorage } from '../../draft/draftStorage.ts'

/** What was typed into the fields of an account and is not saved. Passwords are never part of it. */
export const accountDraft = createDraftStorage(
	'settings',
	object({ id: string(), username: string(), bio: string(), email: string() }),
)

/** What this member typed before they left to sign in or the page was loaded anew. */
export function typedBefore(memberId: string): { username?: string; bio?: string; email?: string } {
	const { id, ...typed } = accountDraft.read() ?? {}
	return id === memberId ? typed : {}
}
