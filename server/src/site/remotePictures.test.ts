import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { CALENDAR_FILE, NEWS_FEED, RELEASES_FEED } from 'shared-contract'
import { recordDeletion } from '../catalogue/recordChanges.ts'
import { insertRows } from '../core/database/insertRows.ts'
import type { Database } from '../core/database/schema.ts'
import { PLUGINS } from '../plugins/index.ts'
import { isFull } from '../testing/full.testing.ts'
import { testSite } from '../testing/site.testing.ts'
import { buildApp } from './app.ts'
import { openPictures } from './openPictures.ts'
import { ask } from './rights/ask.testing.ts'
import { type Fixtures, makeFixtures } from './rights/fixtures/fixtures.testing.ts'
import { isAllowed } from './rights/outcome.testing.ts'
import { allRights, type Right } from './rights/readRights.testing.ts'

const hasProxy = PLUGINS.some(({ name }) => name === 'pictureProxy')
const HOST = 'pictures-elsewhere.example'
const [SERIES, FILM, THING] = [1, 2, 9001]
/** Whoever edits an address sees it, as a text that no browser loads. */
const EDITED = [
	'/api/edits/title/{title}',
	'/api/v1/edits/title/{title}',
	'/api/revisions/title/{title}',
	'/api/proposals',
	'/api/proposals/own',
]
/** Answers that are known to name pictures: what the walk must at least have seen. */
const WITH_PICTURES = [
	'/api/home',
	'/api/titles/{title}',
	'/api/titles?kind=anime',
	'/api/ranking',
	'/api/episodes/{episode}',
	'/api/search?q=cron',
	'/api/people/{person}',
	'/api/characters/{character}',
	'/api/studios/{studio}',
	'/api/franchises/{title}',
	'/api/news',
	'/api/news/{article}',
	'/api/calendar?week=2026-04-01',
	'/api/assistant/messages',
	'/api/profiles/{owner}/favorites',
	'/api/profiles/{owner}/activity',
	'/api/lists/{public list}',
	'/api/list-imports/{import}/rows',
	'/api/missing/synopsis',
]
/** What has no row in the table of rights: pages with their heads, feeds, sitemaps, the calendar of other programs. */
const FILES = [
	'/',
	`/anime/${SERIES}`,
	`/movie/${FILM}`,
	'/news/1',
	'/episode/1',
	`/person/${THING}`,
	`/character/${THING}`,
	`/studio/${THING}`,
	`/franchise/${SERIES}`,
	NEWS_FEED,
	RELEASES_FEED,
	`/feeds/titles/${SERIES}.xml`,
	`/embed/title/${SERIES}`,
	`/api/oembed?url=http%3A%2F%2Flocalhost%2Fanime%2F${SERIES}`,
	CALENDAR_FILE,
	'/sitemap.xml',
	'/sitemaps/pages.xml',
	'/sitemaps/titles-1.xml',
]

const site = testSite({ environment: { SITE_DEMO: 'false' }, seed: async () => {} })
const rights = (await allRights()).filter(({ method }) => method === 'GET')
const apps: FastifyInstance[] = []
let fixtures: Fixtures

beforeAll(async () => {
	fixtures = await makeFixtures(site)
	await namePictures(site.db)
}, 120_000)
afterAll(async () => {
	for (const app of apps) await app.close()
})

/** Gives everything that can have a picture one of another site. */
async function namePictures(db: Database): Promise<void> {
	const remote = (name: string) => sql<string>`'https://${sql.raw(HOST)}/${sql.raw(name)}/' || id || '.jpg'`
	await db
		.updateTable('title')
		.set({ poster_url: remote('poster'), banner_url: remote('banner') })
		.execute()
	await db
		.updateTable('episode')
		.set({ thumbnail_url: remote('episode') })
		.execute()
	for (const table of ['person', 'character', 'studio', 'news_article'] as const)
		await sql`update ${sql.table(table)} set image_url = ${remote(table)}`.execute(db)
	await insertRows(db, 'title_picture', [
		{ title_id: SERIES, kind: 'poster', position: 0, url: `https://${HOST}/other-poster.jpg` },
		{ title_id: SERIES, kind: 'banner', position: 0, url: `//${HOST}/other-banner.jpg` },
	])
	await insertRows(db, 'title_name', [
		{ title_id: SERIES, position: 0, language: 'pt', name: 'Crônicas', folded: 'cronicas' },
	])
	await insertRows(db, 'airing_slot', [
		{
			title_id: SERIES,
			starts_at: new Date('2026-03-25T15:00:00Z'),
			every: 'week',
			ends_at: new Date('2026-06-20T00:00:00Z'),
			zone: 'Asia/Tokyo',
			source: 'a-source',
		},
	])
	await sql`update list_import_row set title_id = ${SERIES}`.execute(db)
	await insertRows(db, 'featured', [{ position: 1, title_id: SERIES }])
	await insertRows(db, 'title_relation', [{ title_id: SERIES, target_id: FILM, kind: 'sequel', position: 0 }])
	const { owner } = fixtures.people.byName
	for (const type of ['person', 'character', 'studio'])
		await site.app.inject({ method: 'PUT', url: `/api/favorites/${type}/${THING}`, headers: owner.headers })
	await recordDeletion(db)
}

/** Who asks: everybody in a full run, otherwise the first and the last of those who may. */
function columnsOf({ outcomes }: Right): Iterable<string> {
	if (isFull) return outcomes.keys()
	const may = [...outcomes].filter(([, outcome]) => isAllowed(outcome)).map(([column]) => column)
	return new Set([...may.slice(0, 1), ...may.slice(-1)])
}

/** The addresses whose answers have a text, with everybody's answers joined. */
async function walk(REMOTE_PICTURES: 'false' | 'true' | 'proxy'): Promise<(text: string) => string[]> {
	const settings = { ...site.context.settings, REMOTE_PICTURES }
	const pictures = openPictures(settings, site.db)
	await pictures.open?.()
	const app = await buildApp({ ...site.context, settings, pictures })
	apps.push(app)
	const bodies = new Map<string, string>()
	const add = (path: string, { body, headers }: { body: string; headers: object }) =>
		bodies.set(path, `${bodies.get(path) ?? ''}${body}${JSON.stringify(headers)}`)
	const there = { app, db: site.db, context: site.context, clock: site.clock }
	for (const right of rights)
		for (const column of columnsOf(right)) add(right.path, await ask(there, fixtures, right, column, 'there'))
	for (const url of FILES) add(url, await app.inject({ url, headers: { accept: 'text/html,*/*' } }))
	const question = { method: 'POST' as const, url: '/api/assistant/messages' }
	const payload = { text: 'Crônicas', clientId: crypto.randomUUID(), zone: 'America/Sao_Paulo' }
	add(question.url, await app.inject({ ...question, payload, headers: fixtures.people.byName.owner.headers }))
	return (text) => [...bodies].filter(([, body]) => body.includes(text)).map(([path]) => path)
}

test('with `true` the walk finds pictures of the other site in every kind of answer', async () => {
	const found = (await walk('true'))(HOST)
	expect(WITH_PICTURES.filter((path) => !found.includes(path))).toEqual([])
}, 120_000)

test.each(['false', ...(hasProxy ? (['proxy'] as const) : [])] as const)(
	'with `%s` no answer names the other site',
	async (setting) => {
		const answers = await walk(setting)
		expect(answers(HOST).filter((path) => !EDITED.includes(path))).toEqual([])
		const proxied = answers('/pictures/')
		if (setting === 'false') expect(proxied).toEqual([])
		else expect(WITH_PICTURES.filter((path) => !proxied.includes(path))).toEqual([])
	},
	120_000,
)
