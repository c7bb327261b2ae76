import { EXPORT_FILES, exportPath, TOPIC_KINDS } from 'shared-contract'
import { ROUTES } from 'shared-contract/api'
import { closePages, openPage, type TestPage } from '../../core/live/live.testing.ts'
import { ALL_PLUGINS } from '../../testing/allPlugins.testing.ts'
import { testSite } from '../../testing/site.testing.ts'
import { ask, type Presence, resolvePlaces } from './ask.testing.ts'
import { DatabaseSnapshot } from './databaseSnapshot.testing.ts'
import { type Fixtures, makeFixtures } from './fixtures/fixtures.testing.ts'
import { observe } from './observe.testing.ts'
import { isAllowed } from './outcome.testing.ts'
import { allRights, type Right } from './readRights.testing.ts'
import { routeOf, routesWithoutRow } from './routeOf.testing.ts'

const rights = await allRights()
const requests = rights.filter(({ method }) => method !== 'WATCH')
const topics = rights.filter(({ method }) => method === 'WATCH')

const site = testSite({
	environment: {
		SITE_DEMO: 'false',
		FEDERATION_OVERRIDES: 'versions',
		REMOTE_PICTURES: 'proxy',
		SOCKETS_PER_ADDRESS: '100',
		...ALL_PLUGINS,
	},
	// What is made once stays for all rows: each is taken back after it.
	seed: async () => {},
})
let fixtures: Fixtures
let ledger: DatabaseSnapshot
const pages = new Map<string, Promise<TestPage>>()

beforeAll(async () => {
	fixtures = await makeFixtures(site)
	ledger = await DatabaseSnapshot.open(site.db)
})
afterAll(closePages)

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

/** What is taken away twice is away, and a list may be empty; some requests are refused before. All else is a 404. */
const NOT_MISSING: Readonly<Record<string, number>> = {
	'DELETE /api/favorites/:type/:id': 200,
	'DELETE /api/friends/:memberId': 200,
	'DELETE /api/friends/requests/:id': 200,
	'DELETE /api/groups/:id/invitations/:invitationId': 200,
	'DELETE /api/list/:titleId/log/:recordId': 200,
	'DELETE /api/lists/:listId': 200,
	'DELETE /api/lists/:listId/follow': 200,
	'DELETE /api/lists/:listId/people/:username': 200,
	'DELETE /api/moderation/cases/:kind/:id/claim': 200,
	'DELETE /api/not-interested/:titleId': 200,
	'DELETE /api/saved/:titleId': 200,
	'DELETE /api/views/:viewId': 200,
	'GET /api/episodes/:id/opinion': 200,
	'GET /api/franchises/:id/progress': 200,
	'GET /api/titles/:id/seasons/:number/episodes': 200,
	'GET /api/titles/:id/vote': 200,
	'GET /api/titles/:id/volumes/:number/chapters': 200,
	'GET /api/v1/titles/:id/episodes': 200,
	'PUT /api/conversations/:id/poll/vote': 409,
	'POST /api/releases/:slice/:version': 400,
	'POST /api/releases/:slice/rollback': 409,
	'POST /api/releases/:slice/withdraw': 409,
}

/** What stands for a thing that was removed, where one may be. */
const REMOVED: Readonly<Record<string, string>> = {
	title: 'removed title',
	film: 'removed title',
	episode: 'removed episode',
}

/** What an endpoint names, one thing at a time, with whoever may do most to it. */
const names = new Map<string, { right: Right; place: string; column: string; otherwise: number }>()
for (const right of requests) {
	const { method, path } = routeOf(right, ROUTES) ?? right
	const column = [...right.outcomes].findLast(([who, outcome]) => !who.includes('token') && isAllowed(outcome))?.[0]
	const asked = `${right.path.split('?')[0]}/${right.subject ?? ''}`.split('/')
	for (const [index, segment] of asked.entries()) {
		const place = /^\{(.+)\}$/.exec(segment)?.[1]
		const key = `${method} ${path}, ${right.subject === segment ? 'its body' : `segment ${index}`}`
		if (place === undefined || column === undefined || names.has(key)) continue
		names.set(key, { right, place, column, otherwise: NOT_MISSING[`${method} ${path}`] ?? 404 })
	}
}

test.each([...names])(
	'%s: what is not there or was removed is not found, and nothing changes',
	async (_name, { right, place, column, otherwise }) => {
		const removed = fixtures.places.get(REMOVED[place] ?? '')?.there
		for (const absent of [fixtures.places.get(place)?.absent, removed]) {
			if (typeof absent !== 'string') continue
			const places = new Map(fixtures.places).set(place, { there: absent, absent })
			const { statusCode } = await ask(site, { ...fixtures, places }, right, column, 'there')
			const written = await ledger.changed()
			await ledger.restore(written)
			expect([absent, [404, otherwise].includes(statusCode)]).toEqual([absent, true])
			expect([absent, written]).toEqual([absent, []])
		}
	},
)

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

test('every kind of topic has a row', () => {
	const watched = new Set(topics.map(({ path }) => path.split(':')[0]))
	expect(TOPIC_KINDS.filter((kind) => !watched.has(kind))).toEqual([])
})

test.each(topics.map((right): [string, Right] => [`${right.name} (line ${right.line})`, right]))(
	'%s',
	async (_name, right) => {
		const came: Record<string, string> = {}
		for (const column of right.outcomes.keys()) {
			came[column] = (await watches(right, column, 'there')) ? 'yes' : '404'
			expect([column, await watches(right, column, 'absent')]).toEqual([column, false])
		}
		expect(came).toEqual(Object.fromEntries(right.outcomes))
	},
)

/** Whether a page of who stands above a column may watch the topic of a row; it watches nothing more afterwards. */
async function watches(right: Right, column: string, presence: Presence): Promise<boolean> {
	const topic = resolvePlaces(fixtures, right.path, column, presence)
	const page = await pageOf(column)
	const from = page.frames.length
	page.send({ type: 'watch', topics: [topic] })
	const answer = await page.frame(
		(frame) =>
			page.frames.indexOf(frame) >= from &&
			(frame.type === 'watching' || frame.type === 'refused') &&
			frame.topics.includes(topic),
	)
	if (answer.type === 'watching') page.send({ type: 'unwatch', topics: [topic] })
	else expect(answer).toEqual({ type: 'refused', topics: [topic] })
	return answer.type === 'watching'
}

function pageOf(column: string): Promise<TestPage> {
	const open = pages.get(column) ?? openPage(site.app, keyOf(column))
	pages.set(column, open)
	return open
}

function keyOf(column: string) {
	const headers = fixtures.people.headersOf(column)
	return headers && { authorization: headers.authorization ?? '', cookie: headers.cookie ?? '' }
}
