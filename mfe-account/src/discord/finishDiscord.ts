import { finishDiscordRoute } from 'shared-contract'
import { $token, $username, call, type Outcome, resumeSession } from 'shared-state'

export type DiscordEnd = Outcome<{ kind: 'linked' | 'signedIn' }>

const ends = new Map<string, Promise<DiscordEnd>>()

/** Ends a sign-in with what Discord sent along, once for each code: a code is good once. */
export function finishDiscord(code: string, state: string): Promise<DiscordEnd> {
	const known = ends.get(code)
	if (known) return known
	const end = finish(code, state)
	ends.set(code, end)
	return end
}

async function finish(code: string, state: string): Promise<DiscordEnd> {
	const outcome = await call(finishDiscordRoute, { body: { code, state } })
	if (outcome.state === 'done' && outcome.answer.kind === 'signedIn') {
		$token.set(outcome.answer.token)
		$username.set(outcome.answer.user.username)
		await resumeSession()
	}
	return outcome
}
