import { startDiscordRoute } from 'shared-contract'
import { call, keepDraft, keptDraft, type Outcome } from 'shared-state'

const NEXT = 'discord-next'

/** Leads to Discord; whoever allows it comes back to the sign-in page, and from there to `next`. */
export async function goToDiscord(next: string): Promise<Outcome<unknown>> {
	const outcome = await call(startDiscordRoute, {})
	if (outcome.state === 'done') {
		keepDraft(NEXT, next)
		location.assign(outcome.answer.url)
	}
	return outcome
}

/** Where whoever comes back goes on. */
export function pathAfterDiscord(): string {
	const next = keptDraft(NEXT) || '/'
	keepDraft(NEXT, '')
	return next
}
