import { CREATIONS_PER_DAY } from 'shared-contract'
import sharp from 'sharp'
import { testSite } from '../../testing/site.testing.ts'
import { ANIME, creationBench } from './creation.testing.ts'

const site = testSite()
const { create, member, read, send, undo, upload } = creationBench(site)

const found = async (q: string, group: string) => (await read(`search?q=${encodeURIComponent(q)}`))[group]
const listed = async (query: string) => (await read(`titles?${query}`)).items

test('an anime is in the catalogue at once: its page, lists, search, home and the map of the site', async () => {
	const key = await member('member', { username: 'Bia' })
	const extras = {
		englishTitle: 'Lanterns of Liberdade',
		romajiTitle: 'Yoru no Tourou',
		nativeTitle: '夜の灯籠',
		synonyms: ['Lanternas', '  ', 'Lanternas'],
		genres: ['drama', 'fantasy'],
	}
	// What is kept of lists before it is told of the change.
	await read('home')
	const answer = await create('anime', key, extras)
	const { id } = answer.json()
	expect([answer.statusCode, answer.json()]).toEqual([200, { id, path: `/anime/${id}` }])
	expect(await read(`titles/${id}`)).toMatchObject({
		kind: 'anime',
		format: 'TV',
		status: 'releasing',
		title: ANIME.title,
		englishTitle: extras.englishTitle,
		japaneseTitle: extras.nativeTitle,
		year: 2026,
		genres: ['drama', 'fantasy'],
		publishedBy: { name: 'Bia' },
		synopsis: { text: ANIME.synopsis, author: { name: 'Bia' } },
	})
	for (const name of ['lanternas da liberdade', 'lanterns of', 'yoru no tourou', '夜の灯籠']) {
		expect(await found(name, 'animes')).toMatchObject([{ id }])
	}
	expect(await listed('kind=anime&genre=fantasy&year=2026')).toMatchObject([{ id, title: ANIME.title }])
	expect((await read('home')).releases).toMatchObject([{ id }])
	expect((await site.app.inject('/sitemaps/titles-0.xml')).body).toContain(`/anime/${id}</loc>`)
	const names = await site.db.selectFrom('title_name').select(['language', 'name']).orderBy('position').execute()
	expect(names.map(({ language, name }) => `${language} ${name}`)).toEqual([
		`pt-BR ${ANIME.title}`,
		`en ${extras.englishTitle}`,
		`romaji ${extras.romajiTitle}`,
		`native ${extras.nativeTitle}`,
		'synonym Lanternas',
	])
})

test.each([
	['manga', '/manga/', 'mangas', { kind: 'manga', format: 'Manga', status: 'releasing', year: null }],
	['movie', '/movie/', 'movies', { kind: 'anime', format: 'Movie', status: 'completed', year: null }],
] as const)('a %s needs no more than the specification says', async (form, path, group, expected) => {
	const answer = await create(form, await member())
	const { id, path: made } = answer.json()
	expect([answer.statusCode, made]).toEqual([200, `${path}${id}`])
	const page = await read(`titles/${id}`)
	expect(page).toMatchObject(expected)
	expect(await found(page.title, group)).toMatchObject([{ id }])
})

describe('an anime of which it is known when it airs', () => {
	const airing = '2026-12-31 00:30 Asia/Tokyo week 12'
	const shown = async (week: string, id: number) =>
		(await read(`calendar?week=${week}`)).items.filter(({ animeId }: { animeId: number }) => animeId === id)

	test('is in the calendar from its first showing to its last, and its first revision says so', async () => {
		const { id } = (await create('anime', await member(), { airing })).json()
		expect((await read(`titles/${id}`)).airing).toBe(airing)
		// Half past midnight in Tokyo is the afternoon before by the clocks of UTC.
		expect(await shown('2026-12-27', id)).toMatchObject([
			{ airsAt: '2026-12-30T15:30:00.000Z', episode: 1, zone: 'Asia/Tokyo', title: ANIME.title },
		])
		expect(await shown('2027-03-17', id)).toMatchObject([{ airsAt: '2027-03-17T15:30:00.000Z', episode: 12 }])
		expect(await shown('2027-03-24', id)).toEqual([])
		const [creation] = (await read(`revisions/title/${id}`)).items
		expect(creation.later).toEqual([{ field: 'airing', before: '', after: airing }])
		const [own] = (await send('GET', 'dashboard/edits', await member('moderator'))).json().items
		expect(own).toMatchObject({ state: 'standing', later: [{ field: 'airing', before: '', after: airing }] })
	})

	test.each([
		['2026-02-30 23:30 Asia/Tokyo week', 'airing.date'],
		['2026-12-31 - Asia/Tokyo week', 'airing.incomplete'],
		['2026-12-31 00:30 Nowhere/Else week', 'airing.invalid'],
		['2026-12-31 00:30 Asia/Tokyo week 0', 'airing.episodes'],
	])('is not added with %s', async (wrong, code) => {
		const answer = await create('anime', await member(), { airing: wrong })
		expect([answer.statusCode, answer.json().fields]).toEqual([400, { airing: code }])
	})

	test('a film has its premiere there without a number; a manga has none', async () => {
		const premiere = '2026-12-31 12:00 Asia/Tokyo once'
		const { id } = (await create('movie', await member(), { airing: premiere })).json()
		expect(await shown('2026-12-27', id)).toMatchObject([{ airsAt: '2026-12-31T03:00:00.000Z', episode: null }])
		const manga = (await create('manga', await member(), { airing: premiere })).json()
		expect((await read(`titles/${manga.id}`)).airing).toBeNull()
		expect(await shown('2026-12-27', manga.id)).toEqual([])
	})
})

test('its creation is the first revision, with what it began with, and by whom', async () => {
	const key = await member('member', { username: 'Caio' })
	const { id } = (await create('movie', key, { bannerUrl: 'https://exemplo.com.br/b.webp' })).json()
	expect(await read(`revisions/title/${id}`)).toEqual({
		items: [
			{
				id: expect.any(Number),
				action: 'created',
				user: { name: 'Caio', avatarUrl: expect.any(String) },
				at: '2026-04-01T12:00:00.000Z',
				fields: [
					{ field: 'title', before: '', after: 'A Última Estação' },
					{ field: 'synopsis', before: '', after: 'Fim da linha.' },
					{ field: 'posterUrl', before: '', after: 'https://exemplo.com.br/filme.webp' },
					{ field: 'bannerUrl', before: '', after: 'https://exemplo.com.br/b.webp' },
				],
				isUndone: false,
			},
		],
		older: null,
	})
})

test('a moderator takes a creation back: the title is nowhere; that is taken back too, and nothing was lost', async () => {
	const moderator = await member('moderator')
	const { id } = (await create('anime', await member(), { genres: ['mystery'] })).json()
	const [{ id: creation }] = (await read(`revisions/title/${id}`)).items
	const taken = await undo(moderator, creation)
	expect(taken.statusCode).toBe(200)
	for (const path of [`titles/${id}`, `revisions/title/${id}`, `edits/title/${id}`]) {
		expect((await send('GET', path)).statusCode).toBe(404)
	}
	expect((await site.app.inject({ url: `/anime/${id}`, headers: { accept: 'text/html' } })).statusCode).toBe(404)
	expect((await found(ANIME.title, 'animes')).map((title: { id: number }) => title.id)).not.toContain(id)
	expect(await listed('kind=anime&genre=mystery')).toEqual([])
	expect((await undo(moderator, creation)).json().code).toBe('revision.undone')
	const again = await undo(moderator, taken.json().revision)
	expect(again.statusCode).toBe(200)
	expect(await listed('kind=anime&genre=mystery')).toMatchObject([{ id }])
	const { items } = await read(`revisions/title/${id}`)
	expect(items.map(({ action, isUndone }: { action: string; isUndone: boolean }) => `${action} ${isUndone}`)).toEqual([
		'undone false',
		'undone true',
		'created false',
	])
	expect((await undo(moderator, again.json().revision)).statusCode).toBe(200)
	expect((await send('GET', `titles/${id}`)).statusCode).toBe(404)
})

test('two moderators who take a creation back at once do it once', async () => {
	const moderator = await member('moderator')
	const { id } = (await create('manga', await member())).json()
	const [{ id: creation }] = (await read(`revisions/title/${id}`)).items
	const answers = await Promise.all([undo(moderator, creation), undo(moderator, creation)])
	expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
})

test('an uploaded picture is the poster; one that is not kept is said of its field', async () => {
	const key = await member()
	const bytes = await sharp({ create: { width: 600, height: 900, channels: 3, background: '#a33' } })
		.png()
		.toBuffer()
	const posterUrl = await upload(key, 'poster', bytes)
	const { id } = (await create('anime', key, { posterUrl })).json()
	expect((await read(`titles/${id}`)).posters[0]).toBe(posterUrl)
	const used = await site.db.selectFrom('upload_use').select(['purpose', 'owner']).execute()
	expect(used).toEqual([{ purpose: 'poster', owner: String(id) }])
	const gone = await create('manga', key, { coverUrl: `/uploads/${'0'.repeat(64)}.webp` })
	expect([gone.statusCode, gone.json().fields]).toEqual([400, { coverUrl: 'upload.gone' }])
})

test('sent twice under one key it is made once', async () => {
	const key = await member()
	const headers = { 'idempotency-key': '11111111-2222-4333-8444-555555555555' }
	const answers = await Promise.all([create('anime', key, {}, headers), create('anime', key, {}, headers)])
	expect(answers[0]?.json()).toEqual(answers[1]?.json())
	const { count } = await site.db
		.selectFrom('title')
		.where('id', '>=', answers[0]?.json().id)
		.select(({ fn }) => fn.countAll<number>().as('count'))
		.executeTakeFirstOrThrow()
	expect(Number(count)).toBe(1)
})

test('a member who added a lot today goes on tomorrow', async () => {
	const key = await member('member', { username: 'Incansável' })
	const { id } = await site.db
		.selectFrom('member')
		.where('username', '=', 'Incansável')
		.select('id')
		.executeTakeFirstOrThrow()
	const rows = Array.from({ length: CREATIONS_PER_DAY }, (_, index) => ({
		entity: 'title' as const,
		entity_id: 100_000 + index,
		member_id: id,
		made_at: site.clock.now,
	}))
	await site.db.insertInto('revision').values(rows).execute()
	const answer = await create('anime', key)
	expect([answer.statusCode, answer.json().code]).toEqual([429, 'creation.tooMany'])
	site.clock.now = new Date(site.clock.now.getTime() + 86_400_001)
	expect((await create('anime', key)).statusCode).toBe(200)
})
