import { sql } from 'kysely'
import { OFFICIAL_SITE } from 'shared-contract'
import { insertRows } from '../core/database/insertRows.ts'
import { importRows } from './importRows.ts'
import type { RawRow, Run } from './mapping.ts'
import type { FileSummary } from './report.ts'
import { ID_MAPS_SOURCE, readIds } from './sources/idMaps.ts'
import { readWikidata, WIKIDATA_SOURCE } from './sources/wikidata.ts'
import { readLead, WIKIPEDIA_SOURCE } from './sources/wikipedia.ts'
import { titlesByExternalId, titlesOfSite } from './values/titleIds.ts'
import { AliasIds } from './write/aliases.ts'
import { writeSupplements } from './write/supplements.ts'
import { writeCandidates, writeVoices } from './write/voices.ts'

const ROWS_A_BATCH = 500
const FIRST_PLACE_OF_WIKIDATA = 4000
/** What a supplement need not have. */
const NOTHING = { names: [], externalIds: [], links: [], slots: [], airings: [], showings: [] }

type Rows = AsyncIterable<RawRow>

/** Imports what Wikidata says: Portuguese names, official sites, voices, and what a work is based on. */
export async function importWikidata(run: Run, summary: FileSummary, rows: Rows): Promise<void> {
	const titleOf = await titlesByExternalId(run.db, ['mal', 'anilist', 'mal-manga', 'anilist-manga'])
	const people = new AliasIds('person')
	await importRows(run, summary, rows, {
		source: WIKIDATA_SOURCE.name,
		batch: ROWS_A_BATCH,
		fields: ['names', 'links', 'voices', 'cast'],
		read: (row) => readWikidata(row, { titleOf }),
		key: ({ key }) => key,
		titleId: ({ titleId }) => titleId,
		together: ({ titleId }) => String(titleId),
		facts: ({ names, voice }) => [
			...(names.length > 0 ? (['names'] as const) : []),
			...(voice === null ? [] : (['voices'] as const)),
		],
		forget: () => people.forget(),
		async write(db, drafts, memberFields) {
			const all = drafts.map(({ draft }) => draft)
			const supplements = all.map(({ titleId, names, officialSite }) => ({
				...NOTHING,
				titleId,
				names,
				links: officialSite === null ? [] : [{ name: OFFICIAL_SITE, url: officialSite }],
			}))
			await writeSupplements(db, supplements, { source: WIKIDATA_SOURCE, first: FIRST_PLACE_OF_WIKIDATA, memberFields })
			const open = ({ titleId }: { titleId: number }) =>
				memberFields.allow('title_voice', titleId) && memberFields.allow('title_cast', titleId)
			const voices = all.filter(open).flatMap(({ titleId, voice }) => (voice === null ? [] : [{ titleId, ...voice }]))
			await writeVoices(db, voices, people)
			const pairs = all.flatMap(({ titleId: from, basedOn: to }) => (to === null || to === from ? [] : [{ from, to }]))
			await writeCandidates(db, pairs)
			return all.map(({ titleId }) => titleId)
		},
	})
}

/** Imports lead sections of Wikipedia in Portuguese as drafts, which no reader sees. */
export async function importLeads(run: Run, summary: FileSummary, rows: Rows): Promise<void> {
	const { rows: names } = await sql<{ folded: string; id: number }>`select distinct on (n.folded) n.folded, t.id
		from title_name n join title t on t.id = n.title_id where t.removed_at is null and n.folded <> ''
		order by n.folded, (t.kind = 'manga'), t.renown desc, t.id`.execute(run.db)
	const known = {
		titleOfMal: await titlesOfSite(run.db, 'mal'),
		titleOfName: new Map(names.map(({ folded, id }) => [folded, id])),
	}
	await importRows(run, summary, rows, {
		source: WIKIPEDIA_SOURCE.name,
		batch: ROWS_A_BATCH,
		fields: [],
		read: (row) => readLead(row, known),
		key: ({ key }) => key,
		titleId: ({ titleId }) => titleId,
		together: ({ titleId }) => String(titleId),
		async write(db, drafts) {
			const { name: source, licence } = WIKIPEDIA_SOURCE
			const leads = new Map(drafts.map(({ draft: { titleId, text, url } }) => [titleId, { text, url }]))
			await insertRows(
				db,
				'synopsis_draft',
				[...leads].map(([title_id, lead]) => ({
					title_id,
					locale: 'pt',
					source,
					licence,
					created_at: run.now,
					...lead,
				})),
				{ overwriteBy: ['title_id', 'locale', 'source'] },
			)
			return drafts.map(({ draft }) => draft.titleId)
		},
	})
}

/** Imports the ids under which media servers know anime. */
export async function importIdMaps(run: Run, summary: FileSummary, rows: Rows): Promise<void> {
	const titleOfAnidb = await titlesOfSite(run.db, 'anidb')
	await importRows(run, summary, rows, {
		source: ID_MAPS_SOURCE.name,
		batch: ROWS_A_BATCH,
		fields: ['externalIds'],
		read: (row) => readIds(row, titleOfAnidb),
		key: ({ anidbId }) => anidbId,
		titleId: ({ titleId }) => titleId,
		async write(db, drafts, memberFields) {
			const open = drafts.filter(({ draft }) => memberFields.allow('external_id', draft.titleId))
			const ids = open.flatMap(({ draft: { titleId, externalIds } }) =>
				externalIds.map((id) => ({ ...id, title_id: titleId })),
			)
			await insertRows(db, 'external_id', ids, { ignoreConflicts: true })
			return drafts.map(({ draft }) => draft.titleId)
		},
	})
}
