import { ROUTES } from 'shared-contract/api'
import { ALL_PLUGINS } from '../../testing/allPlugins.testing.ts'
import { testSite } from '../../testing/site.testing.ts'
import { ask } from './ask.testing.ts'
import { DatabaseSnapshot } from './databaseSnapshot.testing.ts'
import { type Fixtures, makeFixtures } from './fixtures/fixtures.testing.ts'
import { allRights, type Right } from './readRights.testing.ts'
import { routeOf } from './routeOf.testing.ts'

const writes = (await allRights()).filter(
	({ method, outcomes }) => method !== 'GET' && method !== 'WATCH' && outcomes.get('visitor') === '401',
)

/** What a visitor of the demo may try: nothing of it is anybody's. */
const TRIED = new Set(['POST /api/assistant/messages', 'POST /api/list-imports'])

const site = testSite({
	environment: { SITE_DEMO: 'true', FEDERATION_OVERRIDES: 'versions', ...ALL_PLUGINS },
	seed: async () => {},
})
let fixtures: Fixtures
let ledger: DatabaseSnapshot

beforeAll(async () => {
	const sample = { username: 'Yukari Amostra', username_key: 'yukariamostra', is_sample: true }
	await site.db.insertInto('member').values(sample).execute()
	fixtures = await makeFixtures(site)
	ledger = await DatabaseSnapshot.open(site.db)
})

test.each(writes.map((right): [string, Right] => [`${right.name} (line ${right.line})`, right]))(
	'%s: a visitor of the demo changes nothing either',
	async (_name, right) => {
		const route = routeOf(right, ROUTES)
		const { statusCode } = await ask(site, fixtures, right, 'visitor', 'there')
		if (TRIED.has(`${route?.method} ${route?.path}`)) {
			expect(statusCode).toBe(200)
			return ledger.restore(await ledger.changed())
		}
		expect(statusCode).toBe(401)
		expect(await ledger.changed()).toEqual([])
	},
)
