import { finishDiscordRoute } from 'shared-contract'
import { $token, $username, call, type Outcome, resumeSession } from 'shared-state'

export type DiscordResult = Outcome<{ kind: 'linked' | 'signedIn' }>

const results = new Map<string, Promise<DiscordResult>>()

/** Exchanges an OAuth code, once per code: Discord accepts each code once. */
export function finishDiscordOAuth(code: string, state: string): Promise<DiscordResult> {
	const known = results.get(code)
	if (known) return known
	const result = finish(code, state)
	results.set(code, result)
	return result
}

async function finish(code: string, state: string): Promise<DiscordResult> {
	const outcome = await call(finishDiscordRoute, { body: { code, state } })
	if (outcome.state === 'done' && outcome.answer.kind === 'signedIn') {
		$token.set(outcome.answer.token)
		$username.set(outcome.answer.user.username)
		await resumeSession()
	}
	return outcome
}
