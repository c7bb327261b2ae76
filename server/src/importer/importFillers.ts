import { sql } from 'kysely'
import { FILLERS } from 'shared-contract'
import { integer, object, oneOf, string } from 'shared-contract/schema'
import { Compile } from 'typebox/compile'
import { foldName } from '../catalogue/fold.ts'
import { NUMBER_IN_TITLE } from '../catalogue/numberInTitle.ts'
import { recordChanges } from '../catalogue/recordChanges.ts'
import type { Database } from '../core/database/schema.ts'
import { importRows } from './importRows.ts'
import type { Run } from './mapping.ts'
import { readBeginning } from './reading/bytes.ts'
import { readJsonDocument } from './reading/jsonDocument.ts'
import type { FileSummary } from './report.ts'

const SOURCE = 'anifillerpedia'
const EPISODES_A_BATCH = 500
/** The name of the series begins the file. */
const BEGINNING = 4_096
const SERIES = /^\s*\{\s*"series_title"\s*:\s*("(?:[^"\\]|\\.)*")/

const Row = object({ episode_number: integer({ minimum: 1 }), status: oneOf(FILLERS) })
const Rows = Compile(Row)
const Title = Compile(string())

/**
 * Imports which episodes of one series are filler, in the form of AniFillerPedia's files: the name of the series, then its
 * episodes. The series is the one anime on television of that name; what members wrote of an episode stays.
 */
export async function importFillers(run: Run, summary: FileSummary, file: string): Promise<void> {
	const series = seriesOf((await readBeginning(file, BEGINNING)).replace(/^\ufeff/, ''))
	const titleId = await seriesNamed(run.db, series)
	await importRows(run, summary, readJsonDocument(file, { rows: '$.episodes.*' }), {
		source: SOURCE,
		batch: EPISODES_A_BATCH,
		fields: [],
		read(row) {
			if (!Rows.Check(row)) return { state: 'refused', reason: 'row.shape' }
			if (titleId === null) return { state: 'refused', reason: 'title.unknown', detail: series }
			return { state: 'read', draft: { titleId, number: row.episode_number, filler: row.status }, mended: [] }
		},
		key: ({ number }) => `${series} ${number}`,
		titleId: (draft) => draft.titleId,
		facts: () => ['fillers'],
		async write(db, drafts) {
			const { rows } = await sql<{ id: number }>`update episode e set filler = said.filler
				from json_to_recordset(${JSON.stringify(drafts.map(({ draft }) => draft))}::json)
					as said("titleId" int, number int, filler text)
				where e.title_id = said."titleId" and e.kind = 'regular' and ${NUMBER_IN_TITLE} = said.number
					and e.filler is distinct from said.filler and not exists (
						select from revision r where r.entity = 'episode' and r.entity_id = e.id and r.member_id is not null
							and r.undone_by is null and r.undoes is null and r.after ? 'filler')
				returning e.title_id as id`.execute(db)
			if (rows.length > 0) await recordChanges(db, { titles: [...new Set(rows.map(({ id }) => id))] })
			return drafts.map(({ draft }) => draft.titleId)
		},
	})
}

function seriesOf(beginning: string): string {
	const value: unknown = JSON.parse(SERIES.exec(beginning)?.[1] ?? '""')
	return Title.Check(value) ? value : ''
}

/** The one series of a name; null if there is none, or several. */
async function seriesNamed(db: Database, name: string): Promise<number | null> {
	const { rows } = await sql<{ id: number }>`select distinct t.id from title_name n join title t on t.id = n.title_id
		where n.folded = ${foldName(name)} and n.folded <> '' and t.kind = 'anime' and t.format = 'TV' and t.removed_at is null
		limit 2`.execute(db)
	return rows.length === 1 ? (rows[0]?.id ?? null) : null
}
