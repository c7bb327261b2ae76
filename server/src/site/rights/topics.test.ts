import { TOPIC_KINDS } from 'shared-contract'
import { closePages, openPage, type TestPage } from '../../core/live/live.testing.ts'
import { testSite } from '../../testing/site.testing.ts'
import { type Presence, resolvePlaces } from './ask.testing.ts'
import { type Fixtures, makeFixtures } from './fixtures/fixtures.testing.ts'
import { allRights, type Right } from './readRights.testing.ts'

const topics = (await allRights()).filter(({ method }) => method === 'WATCH')

const site = testSite({ environment: { SITE_DEMO: 'false', SOCKETS_PER_ADDRESS: '100' }, seed: async () => {} })
let fixtures: Fixtures
const pages = new Map<string, Promise<TestPage>>()

beforeAll(async () => {
	fixtures = await makeFixtures(site)
})
afterAll(closePages)

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
