import { conforms } from 'shared-contract'
import { object, string } from 'shared-contract/schema'
import { keptDraft } from 'shared-state'

/** The name of what was typed and not saved. Passwords are never part of it. */
export const DRAFT = 'settings'

const Draft = object({ id: string(), username: string(), bio: string(), email: string() })

/** What this member typed before they left to sign in or the page was loaded anew. */
export function typedBefore(memberId: string): { username?: string; bio?: string; email?: string } {
	const draft = parse(keptDraft(DRAFT))
	if (!conforms(Draft, draft) || draft.id !== memberId) return {}
	const { username, bio, email } = draft
	return { username, bio, email }
}

function parse(json: string): unknown {
	try {
		return JSON.parse(json)
	} catch {
		return undefined
	}
}
