import type { LightMyRequestResponse } from 'fastify'
import { ask } from './ask.testing.ts'
import type { DatabaseSnapshot } from './databaseSnapshot.testing.ts'
import type { Fixtures } from './fixtures/fixtures.testing.ts'
import { SECRET, type Site } from './fixtures/place.testing.ts'
import { hidesExistence, isAllowed, type Outcome } from './outcome.testing.ts'
import type { Right } from './readRights.testing.ts'

interface Observing {
	site: Site
	fixtures: Fixtures
	ledger: DatabaseSnapshot
	right: Right
	column: string
	/** What the table says. */
	said: Outcome
}

/**
 * Asks, and says what came of it in the words of the table: `said` where that is so, else what is otherwise. The
 * database is as before.
 */
export async function observe(observing: Observing): Promise<string> {
	const { site, fixtures, ledger, right, column, said } = observing
	const answer = await ask(site, fixtures, right, column, 'there')
	const written = await ledger.changed()
	if (written.length > 0) await ledger.restore(written)

	const came = outcomeOf(answer, said)
	if (came !== said) return came
	if (written.length > 0 && !isAllowed(said)) return `${came}, but it wrote to ${written.join(', ')}`
	if (!hidesExistence(said)) return came
	const none = await ask(site, fixtures, right, column, 'absent')
	const [here, absent] = [comparable(answer), comparable(none)]
	return here === absent ? came : `${came}, but told from what is not there: ${here} / ${absent}`
}

function outcomeOf(answer: LightMyRequestResponse, said: Outcome): string {
	if (answer.statusCode >= 400) return `${answer.statusCode}`
	if (answer.body.toLowerCase().includes(SECRET.toLowerCase())) return 'all'
	return said === 'nothing' ? said : 'yes'
}

// Each request has its own number and moment; everything else must be the same, byte for byte.
const OWN_HEADERS = new Set(['date', 'x-request-id'])

function comparable({ statusCode, headers, body }: LightMyRequestResponse): string {
	const shown = Object.entries(headers).filter(([name]) => !OWN_HEADERS.has(name))
	const said = body.replace(/"requestId":"[^"]*"/, '"requestId":""')
	return JSON.stringify([statusCode, shown.toSorted(([one], [other]) => (one < other ? -1 : 1)), said])
}
