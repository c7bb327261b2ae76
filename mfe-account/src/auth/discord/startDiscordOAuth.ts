import { startDiscordRoute } from 'shared-contract'
import { call, type Outcome, readDraft, saveDraft } from 'shared-state'
import { withStepUp } from '../stepUp/withStepUp.ts'

const NEXT = 'discord-next'

/** Starts the OAuth flow: stores the path to continue at, and opens Discord. */
export async function startDiscordOAuth(next: string): Promise<Outcome<unknown>> {
	const outcome = await withStepUp(() => call(startDiscordRoute, {}))
	if (outcome.state === 'done') {
		saveDraft(NEXT, next)
		location.assign(outcome.answer.url)
	}
	return outcome
}

/** The path to continue at after the OAuth flow; reading it clears it. */
export function pathAfterDiscord(): string {
	const next = readDraft(NEXT) || '/'
	saveDraft(NEXT, '')
	return next
}
