import { basename, dirname, join } from 'node:path'
import type { AdultRule, Reading, Source, TitleDraft } from './draft.ts'
import { importBroadcasts, importRegions } from './importBroadcasts.ts'
import { importDubFile } from './importDubs.ts'
import { importFillers } from './importFillers.ts'
import { importIdMaps, importLeads, importWikidata } from './importLinked.ts'
import { importRows } from './importRows.ts'
import type { RawRow, Run } from './mapping.ts'
import { readBeginning } from './reading/bytes.ts'
import { csvRows } from './reading/csv.ts'
import { readJsonDocument } from './reading/jsonDocument.ts'
import { jsonRows } from './reading/jsonRows.ts'
import { readLines } from './reading/lines.ts'
import type { FileKind } from './reading/recognise.ts'
import { readXmlElements } from './reading/xmlElements.ts'
import type { FileSummary } from './report.ts'
import { importAdultIds, readWithheld } from './sources/adultIds.ts'
import { AIRING_SOURCE, readAiring } from './sources/airing.ts'
import { ANIME_SOURCE, readAnime } from './sources/anime.ts'
import { EPISODES_SOURCE, readEpisodes } from './sources/episodes.ts'
import { MANGA_SOURCE, readManga } from './sources/manga.ts'
import { NAMES_SOURCE, readNames } from './sources/names.ts'
import { titlesByExternalId, titlesOfSite } from './values/titleIds.ts'
import { AiringWriter } from './write/airing.ts'
import { writeEpisodes } from './write/episodes.ts'
import { writeSupplements } from './write/supplements.ts'
import { TITLE_FIELDS, TitleWriter } from './write/titles.ts'

const TITLES_A_BATCH = 400
const SUPPLEMENTS_A_BATCH = 500
const EPISODE_LISTS_A_BATCH = 150
const FIRST_PLACE_OF_NAMES = 3000

/** Reads one file of a known kind into the catalogue. */
export async function importFile(run: Run, file: string, kind: FileKind): Promise<void> {
	const { db, report } = run
	// The folder of a file of dubs says how sure it is.
	const name = kind === 'dubs' ? join(basename(dirname(file)), basename(file)) : basename(file)
	const summary = report.file(name)
	if (kind === 'adult-ids') return importAdultIds(db, readLines(file), summary, report)
	const { takesAdult = false } = run
	const adult = await readWithheld(db)
	// What belongs to an adult title is imported with it.
	const withheld = takesAdult ? new Set<string>() : adult
	const today = run.now.toISOString().slice(0, 10)
	switch (kind) {
		case 'anime':
			return importTitles(run, summary, file, ANIME_SOURCE, (row) =>
				readAnime(row, { withheld: adult, takesAdult, today }),
			)
		case 'manga':
			return importTitles(run, summary, file, MANGA_SOURCE, (row) => readManga(row, { takesAdult, today }))
		case 'episodes':
			return importEpisodes(run, summary, file, withheld)
		case 'airing':
			return importAiring(run, summary, file, { withheld: adult, takesAdult, today })
		case 'broadcasts':
			return importBroadcasts(run, summary, jsonRows(readLines(file)), await knownWorks(run, withheld))
		case 'broadcasts-document': {
			let siteMeta: unknown
			const others = { '$.siteMeta': (value: unknown) => (siteMeta = value) }
			const rows = readJsonDocument(file, { rows: '$.items.*', others })
			await importBroadcasts(run, summary, rows, await knownWorks(run, withheld))
			return importRegions(run, summary, siteMeta)
		}
		case 'names':
			return importNames(run, summary, file)
		case 'dubs':
			return importDubFile(run, summary, file, { withheld, titleOfMal: await titlesOfSite(db, 'mal') })
		case 'wikidata':
			return importWikidata(run, summary, readJsonDocument(file, { rows: '$.results.bindings.*' }))
		case 'leads': {
			const isList = (await readBeginning(file, 1)) === '['
			return importLeads(run, summary, readJsonDocument(file, { rows: isList ? '$.*' : '$.query.pages.*' }))
		}
		case 'fillers':
			return importFillers(run, summary, file)
		case 'id-maps':
			return importIdMaps(run, summary, readXmlElements(file, 'anime'))
	}
}

async function knownWorks({ db }: Run, withheld: Set<string>) {
	return { withheld, titleOf: await titlesByExternalId(db, ['mal', 'anilist']) }
}

async function importTitles(
	run: Run,
	summary: FileSummary,
	file: string,
	source: Source,
	read: (row: unknown) => Reading<TitleDraft>,
): Promise<void> {
	const writer = new TitleWriter(source, run.now)
	await importRows(run, summary, jsonRows(readLines(file)), {
		source: source.name,
		batch: TITLES_A_BATCH,
		fields: TITLE_FIELDS,
		read,
		key: ({ key }) => key,
		facts: ({ kind, status, slots }) => [
			...(slots.some(({ endsAt, every }) => endsAt === null && every !== 'once') ? (['slots'] as const) : []),
			...(kind === 'anime' && status === 'releasing' ? (['airing'] as const) : []),
		],
		begun: ({ status, started }) => (status === 'not_released' ? null : started),
		write: (db, drafts, memberFields) => writer.write(db, drafts, memberFields),
		forget: () => writer.forget(),
	})
}

async function importEpisodes(run: Run, summary: FileSummary, file: string, withheld: Set<string>) {
	const titleOfMal = await titlesOfSite(run.db, 'mal')
	await importRows(run, summary, jsonRows(readLines(file)), {
		source: EPISODES_SOURCE.name,
		batch: EPISODE_LISTS_A_BATCH,
		fields: ['episodes', 'seasons'],
		read: (row) => readEpisodes(row, { withheld, titleOfMal }),
		key: ({ malId }) => malId,
		titleId: ({ titleId }) => titleId,
		async write(db, drafts, memberFields, keep) {
			const open = drafts.filter(({ draft }) => memberFields.allow('episode', draft.titleId))
			await writeEpisodes(
				db,
				open.map(({ draft }) => draft),
				keep,
			)
			return drafts.map(({ draft }) => draft.titleId)
		},
	})
}

async function importAiring(
	run: Run,
	summary: FileSummary,
	file: string,
	known: AdultRule & { withheld: Set<string>; today: string },
) {
	const titleOf = await titlesByExternalId(run.db, ['mal', 'anilist'], AIRING_SOURCE.name)
	const writer = new AiringWriter(new TitleWriter(AIRING_SOURCE, run.now))
	await importRows(run, summary, csvRows(readLines(file)), {
		source: AIRING_SOURCE.name,
		batch: SUPPLEMENTS_A_BATCH,
		fields: [...TITLE_FIELDS, 'cast', 'trailers', 'platforms'],
		read: (row) => readAiring(row, { ...known, titleOf }),
		key: ({ anilistId }) => anilistId,
		// A title of this source is found by its record.
		titleId: ({ titleId }) => titleId,
		together: ({ titleKey }) => titleKey,
		facts: ({ airings, showings }) => [
			...(airings.length > 0 ? (['slots'] as const) : []),
			...(showings.length > 0 ? (['platforms'] as const) : []),
		],
		write: (db, drafts, memberFields) => writer.write(db, drafts, memberFields),
		forget: () => writer.forget(),
	})
}

async function importNames(run: Run, summary: FileSummary, file: string) {
	const titleOfAnidb = await titlesOfSite(run.db, 'anidb')
	const rows: AsyncIterable<RawRow> = readXmlElements(file, 'anime')
	await importRows(run, summary, rows, {
		source: NAMES_SOURCE.name,
		batch: SUPPLEMENTS_A_BATCH,
		fields: ['names'],
		read: (row) => readNames(row, { titleOfAnidb }),
		key: ({ anidbId }) => anidbId,
		titleId: ({ titleId }) => titleId,
		together: ({ titleId }) => String(titleId),
		facts: () => ['names'],
		async write(db, drafts, memberFields) {
			const supplements = drafts.map(({ draft: { titleId, names } }) => ({
				titleId,
				names,
				externalIds: [],
				links: [],
				slots: [],
				airings: [],
				showings: [],
			}))
			await writeSupplements(db, supplements, { source: NAMES_SOURCE, first: FIRST_PLACE_OF_NAMES, memberFields })
			return drafts.map(({ draft }) => draft.titleId)
		},
	})
}
