import { basename } from 'node:path'
import type { Reading, Source, TitleDraft } from './draft.ts'
import { importRows, type Run } from './importRows.ts'
import { readCsv } from './reading/csv.ts'
import { jsonRows } from './reading/jsonRows.ts'
import { type Line, readLines } from './reading/lines.ts'
import type { FileKind } from './reading/recognise.ts'
import type { FileSummary } from './report.ts'
import { importAdultIds, readWithheld } from './sources/adultIds.ts'
import { AIRING_SOURCE, parseAiring } from './sources/airing.ts'
import { ANIME_SOURCE, readAnime } from './sources/anime.ts'
import { BROADCASTS_SOURCE, readBroadcast } from './sources/broadcasts.ts'
import { EPISODES_SOURCE, readEpisodes } from './sources/episodes.ts'
import { MANGA_SOURCE, readManga } from './sources/manga.ts'
import { titlesByExternalId } from './values/titleIds.ts'
import { writeAiring } from './write/airing.ts'
import { writeEpisodes } from './write/episodes.ts'
import { writeSupplements } from './write/supplements.ts'
import { TitleWriter } from './write/titles.ts'

const TITLES_A_BATCH = 400
const SUPPLEMENTS_A_BATCH = 500
const EPISODE_LISTS_A_BATCH = 150
const FIRST_PLACE_OF_BROADCASTS = 2000

/** Reads one file of a known kind into the catalogue. */
export async function importFile(run: Run, file: string, kind: FileKind): Promise<void> {
	const summary = run.report.file(basename(file))
	const lines = readLines(file)
	if (kind === 'adult-ids') return importAdultIds(run.db, lines, summary, run.report)
	const withheld = await readWithheld(run.db)
	const today = run.now.toISOString().slice(0, 10)
	switch (kind) {
		case 'anime':
			return importTitles(run, summary, lines, ANIME_SOURCE, (row) => readAnime(row, { withheld, today }))
		case 'manga':
			return importTitles(run, summary, lines, MANGA_SOURCE, (row) => readManga(row, { today }))
		case 'episodes':
			return importEpisodes(run, summary, lines, withheld)
		case 'airing':
			return importAiring(run, summary, lines, { withheld, today })
		case 'broadcasts':
			return importBroadcasts(run, summary, lines, withheld)
	}
}

function importTitles(
	run: Run,
	summary: FileSummary,
	lines: AsyncIterable<Line>,
	source: Source,
	read: (row: unknown) => Reading<TitleDraft>,
): Promise<void> {
	const writer = new TitleWriter(source, run.now)
	return importRows(run, summary, jsonRows(lines), {
		source: source.name,
		batch: TITLES_A_BATCH,
		read,
		key: ({ key }) => key,
		write: (db, drafts) => writer.write(db, drafts),
		forget: () => writer.forget(),
	})
}

async function importEpisodes(run: Run, summary: FileSummary, lines: AsyncIterable<Line>, withheld: Set<string>) {
	const titles = await titlesByExternalId(run.db, ['mal'])
	const titleOfMal = new Map([...titles].map(([key, id]) => [key.slice('mal '.length), id]))
	await importRows(run, summary, jsonRows(lines), {
		source: EPISODES_SOURCE.name,
		batch: EPISODE_LISTS_A_BATCH,
		read: (row) => readEpisodes(row, { withheld, titleOfMal }),
		key: ({ malId }) => malId,
		async write(db, drafts) {
			await writeEpisodes(
				db,
				drafts.map(({ draft }) => draft),
			)
			return drafts.map(({ draft }) => draft.titleId)
		},
	})
}

interface Known {
	withheld: Set<string>
	today: string
}

async function importAiring(run: Run, summary: FileSummary, lines: AsyncIterable<Line>, known: Known) {
	const titleOf = await titlesByExternalId(run.db, ['mal', 'anilist'], AIRING_SOURCE.name)
	const writer = new TitleWriter(AIRING_SOURCE, run.now)
	await importRows(run, summary, csvRows(lines), {
		source: AIRING_SOURCE.name,
		batch: SUPPLEMENTS_A_BATCH,
		read: (row) => parseAiring(row, { ...known, titleOf }),
		key: ({ anilistId }) => anilistId,
		write: (db, drafts) => writeAiring(db, drafts, writer),
		forget: () => writer.forget(),
	})
}

async function importBroadcasts(run: Run, summary: FileSummary, lines: AsyncIterable<Line>, withheld: Set<string>) {
	const titleOf = await titlesByExternalId(run.db, ['mal', 'anilist'])
	await importRows(run, summary, jsonRows(lines), {
		source: BROADCASTS_SOURCE.name,
		batch: SUPPLEMENTS_A_BATCH,
		read: (row) => readBroadcast(row, { withheld, titleOf }),
		key: ({ key }) => key,
		async write(db, drafts) {
			const supplements = drafts.map(({ draft: { officialSite, ...draft } }) => ({
				...draft,
				airings: [],
				links: officialSite === null ? [] : [{ name: 'Site oficial', url: officialSite }],
			}))
			await writeSupplements(db, supplements, { source: BROADCASTS_SOURCE, first: FIRST_PLACE_OF_BROADCASTS })
			return drafts.map(({ draft }) => draft.titleId)
		},
	})
}

async function* csvRows(lines: AsyncIterable<Line>) {
	for await (const { fields, ...row } of readCsv(lines)) yield { ...row, value: fields }
}
