import { testSite } from '../../testing/site.testing.ts'
import { EPISODE, revisionBench, TITLE } from './revision.testing.ts'

const site = testSite()
const bench = revisionBench(site)
const { edit, member, start, log, send } = bench
beforeEach(() => bench.fill())

test('an edit starts from what stands; a picture that nobody chose is the drawn one', async () => {
	expect((await send('GET', `edits/title/${TITLE}`)).json()).toEqual({
		values: [
			{ field: 'title', value: 'Crônicas' },
			{ field: 'synopsis', value: 'Era uma vez.' },
			{ field: 'posterUrl', value: '/art/poster/1.svg' },
			{ field: 'bannerUrl', value: '/art/banner/1.svg' },
		],
		later: expect.arrayContaining([
			{ field: 'synopsisEn', value: '' },
			{ field: 'airing', value: '' },
			{ field: 'names', value: '[{"language":"pt-BR","name":"Crônicas"}]' },
			{ field: 'format', value: 'TV' },
		]),
		remotePictures: false,
	})
	expect(await start(`episode/${EPISODE}`)).toEqual({
		title: 'A carta',
		description: '',
		thumbnailUrl: '/art/episode/1.svg',
		aired: '',
		minutes: '',
		filler: '',
	})
})

test('an edit is a revision: who, when, what, before and after', async () => {
	const seen = await start()
	const answer = await edit(await member(), seen, { synopsis: 'Era outra vez.', title: 'Crônicas' })
	expect(answer.json()).toEqual({ revision: expect.any(Number) })
	expect((await start()).synopsis).toBe('Era outra vez.')
	const { items } = await log()
	expect(items[0]).toEqual({
		id: answer.json().revision,
		action: 'edited',
		user: { name: expect.stringMatching(/^Membro/), avatarUrl: expect.stringMatching(/^\/art\/avatar\//) },
		at: '2026-04-01T12:00:00.000Z',
		fields: [{ field: 'synopsis', before: 'Era uma vez.', after: 'Era outra vez.' }],
		isUndone: false,
	})
})

describe('two who edit at once', () => {
	test('different fields both survive', async () => {
		const [bia, caio] = [await member(), await member()]
		const seen = await start()
		const answers = await Promise.all([
			edit(bia, seen, { title: 'Crônicas do Vento' }),
			edit(caio, seen, { synopsis: 'Duas vezes.' }),
		])
		expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200])
		expect(await start()).toMatchObject({ title: 'Crônicas do Vento', synopsis: 'Duas vezes.' })
	})

	test('the same field: the second gets a conflict with both texts and the author, and nothing is written', async () => {
		const [bia, caio] = [await member(), await member()]
		const seen = await start()
		const { revision } = (await edit(bia, seen, { synopsis: 'De Bia.' })).json()
		const second = await edit(caio, seen, { synopsis: 'De Caio.', title: 'De Caio' })
		expect(second.statusCode).toBe(409)
		expect(second.json()).toMatchObject({
			code: 'revision.conflict',
			conflicts: [
				{
					field: 'synopsis',
					wanted: 'De Caio.',
					current: 'De Bia.',
					by: { revision, name: expect.stringMatching(/^Membro/), at: '2026-04-01T12:00:00.000Z' },
				},
			],
		})
		expect(await start()).toMatchObject({ title: 'Crônicas', synopsis: 'De Bia.' })
	})

	test('many with the same field: one is stored, all others get a conflict', async () => {
		const seen = await start()
		const keys = await Promise.all(Array.from({ length: 6 }, () => member()))
		const answers = await Promise.all(keys.map((key, index) => edit(key, seen, { title: `Nome ${index}` })))
		const codes = answers.map(({ statusCode }) => statusCode).sort()
		expect(codes).toEqual([200, 409, 409, 409, 409, 409])
		const winner = answers.findIndex(({ statusCode }) => statusCode === 200)
		expect((await start()).title).toBe(`Nome ${winner}`)
		expect((await log()).items).toHaveLength(2)
	})

	test('the same field to the same text: the second changes nothing', async () => {
		const seen = await start()
		await edit(await member(), seen, { title: 'Igual' })
		const second = await edit(await member(), seen, { title: 'Igual' })
		expect([second.statusCode, second.json()]).toEqual([200, { revision: null }])
	})
})

test('what changes nothing is no revision', async () => {
	const seen = await start()
	expect((await edit(await member(), seen, seen)).json()).toEqual({ revision: null })
	expect((await edit(await member(), seen, { posterUrl: '' })).json()).toEqual({ revision: null })
	expect((await log()).items).toHaveLength(1)
})

describe('a changed title', () => {
	const found = async (q: string) => (await send('GET', `search?q=${encodeURIComponent(q)}`)).json().animes
	const listed = async (q: string) => (await send('GET', `titles?kind=anime&q=${encodeURIComponent(q)}`)).json().items

	test('is found by its new name at once, and no longer by the old one', async () => {
		expect(await found('cronicas')).toHaveLength(1)
		await edit(await member(), await start(), { title: 'Ágata Dourada' })
		expect(await found('agata dourada')).toHaveLength(1)
		expect(await found('cronicas')).toHaveLength(0)
		expect(await listed('agata')).toMatchObject([{ id: TITLE, title: 'Ágata Dourada' }])
		const row = await site.db.selectFrom('title').select('sort_title').executeTakeFirstOrThrow()
		expect(row.sort_title).toBe('agata dourada')
	})

	test('that had no Brazilian name gets one, and keeps the others', async () => {
		await site.db.updateTable('title_name').set({ language: 'romaji' }).execute()
		await edit(await member(), await start(), { title: 'Ágata' })
		const names = await site.db.selectFrom('title_name').select(['language', 'name']).orderBy('position').execute()
		expect(names).toEqual([
			{ language: 'romaji', name: 'Crônicas' },
			{ language: 'pt-BR', name: 'Ágata' },
		])
	})
})

test('an episode is edited like a title', async () => {
	const of = `episode/${EPISODE}`
	await edit(
		await member(),
		await start(of),
		{ description: 'Chega uma carta.', thumbnailUrl: '/art/episode/9.svg' },
		of,
	)
	const page = (await send('GET', `episodes/${EPISODE}`)).json()
	expect(page).toMatchObject({ description: 'Chega uma carta.', imageUrl: '/art/episode/9.svg' })
})

test('the author of a synopsis is the member who wrote the first one', async () => {
	await site.db.deleteFrom('title_synopsis').execute()
	await edit(await member(), await start(), { synopsis: 'Primeira.' })
	const author = async () =>
		(await site.db.selectFrom('title_synopsis').select('author_id').executeTakeFirstOrThrow()).author_id
	const first = await author()
	expect(first).not.toBeNull()
	await edit(await member(), await start(), { synopsis: 'Segunda.' })
	expect(await author()).toBe(first)
})

describe('what is refused', () => {
	test.each([
		['title', '', 'text.required'],
		['title', ' \u200b\u00ad\u3000', 'text.required'],
		['title', 'a'.repeat(301), 'text.tooLong'],
		['synopsis', 'a'.repeat(10_001), 'text.tooLong'],
		['posterUrl', 'javascript:alert(1)', 'url.invalid'],
		['posterUrl', 'data:image/svg+xml,<svg/>', 'url.invalid'],
		['posterUrl', '//outro.com.br/a.png', 'url.invalid'],
		['bannerUrl', '/art/../api/site', 'url.invalid'],
		['bannerUrl', '/etc/passwd', 'url.invalid'],
		['bannerUrl', 'https://bia:senha@exemplo.com.br/', 'url.invalid'],
		['bannerUrl', `https://exemplo.com.br/${'a'.repeat(2000)}`, 'text.tooLong'],
		['description', 'de outro', 'request.invalid'],
	])('%s %#, with its code', async (field, to, code) => {
		const answer = await edit(await member(), await start(), { [field]: to, title: 'Outro', [field]: to })
		expect([answer.statusCode, answer.json().fields]).toEqual([400, { [field]: code }])
		expect((await start()).title).toBe('Crônicas')
	})
})
