import { EXPORT_FILES, exportPath } from 'shared-contract'
import { ROUTES } from 'shared-contract/api'
import { ALL_PLUGINS } from '../../testing/allPlugins.testing.ts'
import { testSite } from '../../testing/site.testing.ts'
import { DatabaseSnapshot } from './databaseSnapshot.testing.ts'
import { type Fixtures, makeFixtures } from './fixtures/fixtures.testing.ts'
import { observe } from './observe.testing.ts'
import { allRights, type Right } from './readRights.testing.ts'
import { routeOf, routesWithoutRow } from './routeOf.testing.ts'

const rights = await allRights()
const requests = rights.filter(({ method }) => method !== 'WATCH')

const discord = { DISCORD_CLIENT_ID: 'niouka', DISCORD_CLIENT_SECRET: 'secret' }
const site = testSite({
	environment: {
		SITE_DEMO: 'false',
		FEDERATION_OVERRIDES: 'versions',
		REMOTE_PICTURES: 'proxy',
		...discord,
		...ALL_PLUGINS,
	},
	// What is made once stays for all rows: each is taken back after it.
	seed: async () => {},
})
let fixtures: Fixtures
let ledger: DatabaseSnapshot

beforeAll(async () => {
	fixtures = await makeFixtures(site)
	ledger = await DatabaseSnapshot.open(site.db)
})

test('every endpoint of the contract has a row', () => {
	const missing = routesWithoutRow(requests, ROUTES).map(
		({ method, path, summary }) => `add to docs/rights.md: | ${summary} | \`${method} ${path}\` | … |`,
	)
	expect(missing).toEqual([])
})

test('every export has a row', () => {
	const asked = new Set(requests.map(({ path }) => path))
	expect(EXPORT_FILES.map(exportPath).filter((path) => !asked.has(path))).toEqual([])
})

test('every row asks an endpoint of the contract, or a file', () => {
	const isFile = ({ path }: Right) => /^\/(og|embed|pictures|uploads|api\/list-exports)\//.test(path)
	const unknown = requests.filter((right) => routeOf(right, ROUTES) === undefined && !isFile(right))
	expect(unknown.map(({ line, method, path }) => `line ${line}: ${method} ${path}`)).toEqual([])
})

test('no request stands twice', () => {
	const seen = requests.map(({ method, path, subject = '' }) => `${method} ${path} ${subject}`)
	expect(seen.filter((request, index) => seen.indexOf(request) !== index)).toEqual([])
})

const named = requests.map((right): [string, Right] => [`${right.name} (line ${right.line})`, right])

test.each(named)('%s', async (_name, right) => {
	const said: Record<string, string> = {}
	const came: Record<string, string> = {}
	for (const [column, outcome] of right.outcomes) {
		said[column] = outcome
		came[column] = await observe({ site, fixtures, ledger, right, column, said: outcome })
	}
	expect(came).toEqual(said)
})
