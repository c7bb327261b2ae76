import { testDatabase } from '../core/database/database.testing.ts'
import { animeRow, ImportBench, mangaRow } from './import.testing.ts'
import { looksPortuguese } from './values/guessLanguage.ts'

const database = testDatabase()
let bench: ImportBench

beforeAll(async () => {
	bench = await ImportBench.make()
})
afterAll(() => bench.remove())

const asked = async () =>
	(
		await database.db
			.selectFrom('candidate')
			.select(['kind', 'object', 'state'])
			.orderBy('kind')
			.orderBy('object')
			.execute()
	).map(({ kind, object, state }) => [kind, object, state].join(' '))

test('an import asks about guesses, names that look Portuguese, links and doubles, once', async () => {
	const named = (english: string | null, native: string | null, ...synonyms: string[]) => ({
		title: { romaji: `Sora ${synonyms.length} ${native}`, english, native, synonyms },
	})
	const files = [
		await bench.lines('anime.jsonl', [
			animeRow(1, {
				...named(null, '空の風', 'O Guardião das Nuvens Perdidas', 'El Guardián'),
				studios: ['Studio Onda'],
			}),
			animeRow(2, { ...named(null, null, 'Ataque dos Titãs', 'Attack of the Titans'), studios: ['Onda'] }),
		]),
		await bench.lines('manga.jsonl', [
			mangaRow('Sora', { malId: 5, altTitles: ['空の風'], authors: 'Sato, Rui (Story)' }),
			mangaRow('B', { malId: 6, authors: 'Rui, Sato (Art), Yukari (Art), YUKARI (Art)' }),
		]),
	]
	await bench.run(database.db, files)
	const questions = [
		'name Ataque dos Titãs open',
		'name O Guardião das Nuvens Perdidas open',
		expect.stringMatching(/^person \d+ open$/),
		expect.stringMatching(/^relation \d+ source open$/),
		expect.stringMatching(/^studio \d+ open$/),
	]
	expect(await asked()).toEqual(questions)
	const titles = async () =>
		(await database.db.selectFrom('title').select('title').orderBy('id').execute()).map(({ title }) => title)
	expect((await titles()).slice(0, 2)).toEqual(['O Guardião das Nuvens Perdidas', 'Sora 2 null'])

	await database.db.updateTable('candidate').set({ state: 'refused' }).where('kind', '=', 'studio').execute()
	await database.db.updateTable('title').set({ title: 'Sora 2 空の風' }).where('id', '=', 1).execute()
	await bench.run(database.db, files)
	expect(await asked()).toEqual([...questions.slice(0, 4), expect.stringMatching(/^studio \d+ refused$/)])
	// One of an import before guesses were shown.
	expect((await titles())[0]).toBe('O Guardião das Nuvens Perdidas')
})

test.each([
	'Frieren e a Jornada para o Além',
	'A Forma da Voz',
	'Cowboy Bebop: O Filme',
	'Me Apaixonei pela Vilã!',
	'Locke: O Super-Homem das Galáxias',
])('%s looks Portuguese', (name) => expect(looksPortuguese(name)).toBe(true))

test.each([
	'El viaje de Chihiro',
	'La Principessa e il Cavaliere',
	'Le Voyage de Chihiro',
	'Sora no Kaze o Kiku',
	'The Legend of Dom',
	'Memories',
	'Das Schloss im Himmel',
	'天空の城',
])('%s does not', (name) => expect(looksPortuguese(name)).toBe(false))
