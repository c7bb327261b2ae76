import { testDatabase } from '../core/database/database.testing.ts'
import { animeRow, ImportBench } from './import.testing.ts'

const database = testDatabase({ seed: async () => {} })
let bench: ImportBench
beforeAll(async () => {
	bench = await ImportBench.make()
})
afterAll(() => bench.remove())

const titles = () =>
	database.db.selectFrom('title').select(['source_key', 'is_adult', 'removed_at']).orderBy('source_key').execute()
const shown = async () =>
	(await titles()).map(({ source_key, is_adult, removed_at }) => [source_key, is_adult, removed_at === null])

async function files() {
	return [
		await bench.text('adult-ids.txt', '3\n'),
		await bench.lines('anime.jsonl', [
			animeRow(1),
			animeRow(2, { rating: 'Rx - Hentai' }),
			animeRow(3),
			animeRow(4, { genres: ['Erotica'] }),
		]),
	]
}

const PLAIN = ['mal/anime/1', false, true]
const ADULT = [2, 3, 4].map((id) => [`mal/anime/${id}`, true, false])

test('adult titles are left out, unless the site takes them: then they are stored hidden', async () => {
	const { findings } = await bench.run(database.db, await files())
	expect(findings.map(({ verdict, reason }) => `${verdict} ${reason}`)).toEqual([
		'withheld adult.marked',
		'withheld adult.listed',
		'withheld adult.marked',
	])
	expect(await shown()).toEqual([PLAIN])
	await bench.run(database.db, await files(), { takesAdult: true })
	expect(await shown()).toEqual([PLAIN, ...ADULT])
})

test('what is imported again without them stays hidden', async () => {
	await bench.run(database.db, await files(), { takesAdult: true })
	await bench.run(database.db, await files())
	expect(await shown()).toEqual([PLAIN, ...ADULT])
})

test('a title that a later list names becomes an adult one', async () => {
	await bench.run(database.db, [await bench.lines('later.jsonl', [animeRow(9)])])
	expect(await shown()).toContainEqual(['mal/anime/9', false, true])
	await bench.run(database.db, [await bench.text('later-ids.txt', '9\n')])
	expect(await shown()).toContainEqual(['mal/anime/9', true, false])
})
