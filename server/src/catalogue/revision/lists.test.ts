import { sql } from 'kysely'
import { type ListField, parseList } from 'shared-contract'
import { insertRows } from '../../core/database/insertRows.ts'
import { testSite } from '../../testing/site.testing.ts'
import { type Key, revisionBench, TITLE } from './revision.testing.ts'

const site = testSite()
const bench = revisionBench(site)
const { start, log, send, undo } = bench
let bia: Key
beforeEach(async () => {
	await bench.fill()
	bia = await bench.member()
})

const text = (items: unknown) => JSON.stringify(items)
const items = async <Field extends ListField>(field: Field) => parseList(field, (await start())[field] ?? '') ?? []
const change = (key: Key, field: string, from: string, to: unknown) =>
	bench.edit(key, { [field]: from } as never, { [field]: typeof to === 'string' ? to : text(to) })

const LISTS: [ListField, object[]][] = [
	[
		'names',
		[
			{ language: 'pt-BR', name: 'Crônicas' },
			{ language: 'en', name: 'Chronicles' },
		],
	],
	['genres', [{ genre: 'drama' }, { genre: 'action' }]],
	[
		'tags',
		[
			{ name: 'Ilha', weight: 80, isSpoiler: false },
			{ name: 'Traição', weight: null, isSpoiler: true },
		],
	],
	['trailers', [{ title: 'Teaser', youtubeId: 'abcdefghijk' }]],
	['songs', [{ kind: 'opening', number: 1, name: 'Maré', artist: 'Vento', firstEpisode: 1, lastEpisode: 12 }]],
	['dubs', [{ language: 'en' }, { language: 'pt-BR' }]],
	['links', [{ name: 'Oficial', url: 'https://exemplo.com.br/' }]],
	[
		'externalIds',
		[
			{ site: 'mal', id: '10' },
			{ site: 'anilist', id: '20' },
		],
	],
	[
		'platforms',
		[{ name: 'Cinema em casa', url: 'https://exemplo.com.br/', regions: ['BR'], languages: ['pt-BR', 'ja'] }],
	],
	[
		'seasons',
		[
			{ number: 1, title: null },
			{ number: 2, title: 'O retorno' },
		],
	],
]

test.each(LISTS)('%s: written, read again, and undone', async (field, list) => {
	const before = (await start())[field] ?? ''
	const answer = await change(bia, field, before, list)
	expect([answer.statusCode, answer.json()]).toEqual([200, { revision: expect.any(Number) }])
	expect(await items(field)).toEqual(list)
	const [{ later }] = (await log()).items
	expect(later).toEqual([{ field, before, after: text(list) }])
	await undo(await bench.member('moderator'), answer.json().revision)
	expect((await start())[field] ?? '').toBe(before)
})

test('a name of the list is found, and is the name of its language', async () => {
	await change(bia, 'names', (await start()).names ?? '', [{ language: 'en', name: 'Ember Island' }])
	expect((await send('GET', 'search?q=ember%20island')).json().animes).toMatchObject([{ englishTitle: 'Ember Island' }])
})

describe('names', () => {
	const stored = () =>
		site.db.selectFrom('title').select(['title', 'sort_title', 'romaji_title']).executeTakeFirstOrThrow()
	const romaji = { language: 'romaji', name: 'Kiroku' }
	const guess = { language: 'en', name: 'Records', isGuess: true }
	beforeEach(async () => {
		await site.db.deleteFrom('title_name').execute()
		await site.db.updateTable('title').set({ title: 'Kiroku', sort_title: 'kiroku' }).execute()
		await insertRows(site.db, 'title_name', [
			{ title_id: TITLE, position: 0, ...romaji, folded: 'kiroku', is_guess: false },
			{ title_id: TITLE, position: 1, language: 'en', name: 'Records', folded: 'records', is_guess: true },
		])
	})

	test('a guess stays one through an edit of other names, and is none once it is confirmed', async () => {
		expect(await items('names')).toEqual([romaji, guess])
		const other = { language: 'native', name: '記録' }
		await change(bia, 'names', (await start()).names ?? '', [romaji, guess, other])
		expect(await items('names')).toEqual([romaji, guess, other])
		const page = async () => (await send('GET', `titles/${TITLE}`)).json()
		expect(await page()).toMatchObject({ englishTitle: null, romajiTitle: 'Kiroku', names: [romaji, guess, other] })
		await change(bia, 'names', (await start()).names ?? '', [romaji, { language: 'en', name: 'Records' }, other])
		expect(await items('names')).toEqual([romaji, { language: 'en', name: 'Records' }, other])
		expect((await page()).englishTitle).toBe('Records')
	})

	test('a Portuguese name is the title from then on, until the edit is undone', async () => {
		const answer = await change(bia, 'names', (await start()).names ?? '', [
			romaji,
			{ language: 'pt-BR', name: 'Registros' },
		])
		expect(await stored()).toEqual({ title: 'Registros', sort_title: 'registros', romaji_title: 'Kiroku' })
		await undo(await bench.member('moderator'), answer.json().revision)
		expect(await stored()).toMatchObject({ title: 'Kiroku', sort_title: 'kiroku' })
		expect((await items('names')).filter(({ isGuess }) => isGuess)).toEqual([guess])
	})

	test('a title and names of one edit both hold', async () => {
		const { title = '', names = '' } = await start()
		await bench.edit(bia, { title, names }, { title: 'Anais', names: text([{ language: 'pt-BR', name: 'Registros' }]) })
		expect([await stored(), await items('names')]).toMatchObject([
			{ title: 'Anais' },
			[{ language: 'pt-BR', name: 'Anais' }],
		])
	})
})

describe('cast, voices and staff', () => {
	const ana = { id: null, name: 'Ana' }
	const rui = { id: null, name: 'Rui' }
	const addAna = async () => {
		await change(bia, 'cast', '', [{ character: ana, role: 'main' }])
		return (await start()).cast ?? ''
	}

	test('new people and characters are created once, and are who they were in the next edit', async () => {
		const answer = await bench.edit(
			bia,
			{},
			{
				cast: text([{ character: ana, role: 'main' }]),
				voices: text([
					{ character: ana, language: 'pt-BR', person: rui },
					{ character: ana, language: 'ja', person: { id: null, name: 'Mori' } },
				]),
				staff: text([{ person: rui, role: 'direction' }]),
			},
		)
		expect(answer.statusCode).toBe(200)
		const [part] = await items('cast')
		const voices = await items('voices')
		expect(voices).toMatchObject([
			{ character: part?.character, language: 'ja', person: { name: 'Mori' } },
			{ character: part?.character, language: 'pt-BR', person: { name: 'Rui' } },
		])
		expect(await items('staff')).toEqual([{ person: voices[1]?.person, role: 'direction' }])
		const { rows } = await sql`select name from person order by name`.execute(site.db)
		expect(rows).toEqual([{ name: 'Mori' }, { name: 'Rui' }])
		const page = (await send('GET', `titles/${TITLE}`)).json()
		expect(page.cast).toMatchObject([
			{
				character: { name: 'Ana' },
				role: 'main',
				voiceActor: { name: 'Mori' },
				voices: [{ language: 'ja' }, { language: 'pt-BR' }],
			},
		])
	})

	test('two members who edit the same cast lose nothing', async () => {
		const seen = await addAna()
		const known = JSON.parse(seen)
		const [caio, davi] = [await bench.member(), await bench.member()]
		const answers = await Promise.all([
			change(caio, 'cast', seen, [...known, { character: { id: null, name: 'Bruno' }, role: null }]),
			change(davi, 'cast', seen, [
				{ ...known[0], role: 'supporting' },
				{ character: { id: null, name: 'Clara' }, role: null },
			]),
		])
		expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200])
		const cast = await items('cast')
		expect(cast.map(({ character, role }) => [character.name, role])).toEqual(
			expect.arrayContaining([
				['Ana', 'supporting'],
				['Bruno', null],
				['Clara', null],
			]),
		)
		expect(cast).toHaveLength(3)
	})

	test('the same part, changed differently, is a conflict with both lists, and nothing is written', async () => {
		const seen = await addAna()
		const [part] = JSON.parse(seen)
		await change(await bench.member(), 'cast', seen, [{ ...part, role: 'supporting' }])
		const second = await change(await bench.member(), 'cast', seen, [{ ...part, role: 'background' }])
		expect(second.statusCode).toBe(409)
		expect(second.json().conflicts).toMatchObject([{ field: 'cast', current: text([{ ...part, role: 'supporting' }]) }])
	})

	test('an undo takes back its own part and no other', async () => {
		const seen = await addAna()
		const added = await change(bia, 'cast', seen, [
			...JSON.parse(seen),
			{ character: { id: null, name: 'Bruno' }, role: null },
		])
		await change(bia, 'cast', (await start()).cast ?? '', [
			...JSON.parse((await start()).cast ?? ''),
			{ character: { id: null, name: 'Clara' }, role: null },
		])
		const answer = await undo(await bench.member('moderator'), added.json().revision)
		expect(answer.statusCode).toBe(200)
		expect((await items('cast')).map(({ character }) => character.name)).toEqual(['Ana', 'Clara'])
	})

	test('a person who was renamed meanwhile is the same person', async () => {
		await change(bia, 'staff', '', [{ person: rui, role: 'direction' }])
		const seen = (await start()).staff ?? ''
		const [{ person }] = JSON.parse(seen)
		await bench.edit(bia, { name: 'Rui' } as never, { name: 'Rui Sato' }, `person/${person.id}`)
		const answer = await change(bia, 'staff', seen, [
			...JSON.parse(seen),
			{ person: { id: null, name: 'Lia' }, role: 'music' },
		])
		expect(answer.statusCode).toBe(200)
		expect(await items('staff')).toMatchObject([{ person: { name: 'Rui Sato' } }, { person: { name: 'Lia' } }])
	})
})
