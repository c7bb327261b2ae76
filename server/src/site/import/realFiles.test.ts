import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { jsonRows } from './reading/jsonRows.ts'
import { readLines } from './reading/lines.ts'
import { recognise } from './reading/recognise.ts'
import { readAnime } from './sources/anime.ts'
import { readManga } from './sources/manga.ts'

const FOLDER = fileURLToPath(new URL('../../../../../shared/data/catalogue/', import.meta.url))
const isThere = existsSync(FOLDER)
const TODAY = '2026-11-21'
const ROWS = 3_000

// Real catalogues belong to nobody here: they are read where they are, and the tests say so where they are not.
const withFiles = isThere
	? test
	: (name: string, _: () => Promise<void>) => test(`${name} (not run: no ../shared/data)`, () => {})

withFiles('every real file is recognised', async () => {
	const kinds = {
		'adult-mal-ids.txt': 'adult-ids',
		'anime-catalogue.jsonl.gz': 'anime',
		'manga-mal-top.jsonl.gz': 'manga',
		'anime-episodes.jsonl.gz': 'episodes',
		'anilist-airing-2026-08-22.csv.gz': 'airing',
		'bangumi-data-items.jsonl.gz': 'broadcasts',
	}
	for (const [file, kind] of Object.entries(kinds)) expect(await recognise(`${FOLDER}${file}`)).toBe(kind)
})

async function verdicts(file: string, read: (row: unknown) => { state: string }): Promise<Record<string, number>> {
	const counts: Record<string, number> = {}
	for await (const { value, number } of jsonRows(readLines(`${FOLDER}${file}`))) {
		const { state } = read(value)
		counts[state] = (counts[state] ?? 0) + 1
		if (number >= ROWS) break
	}
	return counts
}

withFiles('real anime are read, all but those without any name', async () => {
	const counts = await verdicts('anime-catalogue.jsonl.gz', (row) =>
		readAnime(row, { withheld: new Set(), today: TODAY }),
	)
	expect(counts.read).toBeGreaterThan(ROWS * 0.99)
	expect(counts.read).toBe(ROWS - (counts.refused ?? 0))
})

withFiles('real manga are read', async () => {
	expect(await verdicts('manga-mal-top.jsonl.gz', (row) => readManga(row, { today: TODAY }))).toEqual({ read: ROWS })
})
