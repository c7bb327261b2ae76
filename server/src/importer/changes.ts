import { type RawBuilder, sql } from 'kysely'
import { insertRows } from '../core/database/insertRows.ts'
import type { Database } from '../core/database/schema.ts'

/** The tables with the parts of a title that a run records, and the columns of each that say nothing by themselves. */
export const PARTS = {
	title_name: ['id'],
	title_synopsis: [],
	title_genre: [],
	title_tag: [],
	title_studio: [],
	title_staff: [],
	title_cast: [],
	title_voice: [],
	// The target is found again by its key.
	title_relation: ['target_id'],
	title_platform: [],
	title_dub: [],
	external_id: [],
	external_link: [],
	trailer: [],
	airing_slot: ['id', 'confirmed_at'],
	airing: ['id'],
} as const satisfies Record<string, readonly string[]>
export type Part = keyof typeof PARTS
const ALL = Object.keys(PARTS) as Part[]

/** The columns of a title that are recorded. */
const COLUMNS = [
	...[
		'kind',
		'format',
		'status',
		'title',
		'english_title',
		'native_title',
		'romaji_title',
		'sort_title',
		'year',
		'season',
	],
	...[
		'started',
		'ended',
		'minutes',
		'episode_count',
		'chapter_count',
		'volume_count',
		'color',
		'poster_url',
		'banner_url',
	],
	'information',
]

/** A run with more changes cannot be undone. */
const LIMIT = 50_000

type Fields = Record<string, unknown>
interface Row {
	part: string
	title_id: number
	row: string
}

/** SQL for a row `x` of a part as it is compared: without its columns that say nothing. */
export const comparable = (part: Part): RawBuilder<unknown> => sql`to_jsonb(x) - ${[...PARTS[part]]}::text[]`

/** Records what a run changes of titles, so that it can be undone. */
export class Changes {
	readonly #runId: number
	readonly #limit: number
	#count = 0

	constructor(runId: number, limit = LIMIT) {
		this.#runId = runId
		this.#limit = limit
	}

	/** The number of stored changes; null once there were more than are stored. */
	get stored(): number | null {
		return this.#count > this.#limit ? null : this.#count
	}

	/**
	 * Does a work in its transaction and stores what it changed.
	 *
	 * @param titles those that it may change
	 * @param work returns those that it made
	 */
	async record(
		db: Database,
		titles: readonly number[],
		work: () => Promise<readonly number[]>,
		parts = ALL,
	): Promise<void> {
		if (this.stored === null) return void (await work())
		const before = await snapshot(db, titles, parts)
		const made = await work()
		const changed = differences(before, await snapshot(db, titles, parts))
		const rows = [...changed, ...made.map((id) => ({ title_id: id, part: 'title', before: null, after: {} }))]
		this.#count += rows.length
		if (this.stored === null) await sql`delete from source_change where run_id = ${this.#runId}`.execute(db)
		else
			await insertRows(
				db,
				'source_change',
				rows.map((row) => ({ ...row, run_id: this.#runId })),
			)
	}
}

async function snapshot(db: Database, titles: readonly number[], parts: readonly Part[]): Promise<Map<string, Row>> {
	if (titles.length === 0) return new Map()
	const ids = sql`any(${[...new Set(titles)]}::int[])`
	const columns = sql.join(COLUMNS.map((column) => sql`${sql.lit(column)}, to_jsonb(x.${sql.ref(column)})`))
	const selects = parts.map(
		(part) => sql`select ${sql.lit(part)} as part, title_id, (${comparable(part)})::text as row
			from ${sql.table(part)} x where title_id = ${ids}`,
	)
	const { rows } = await sql<Row>`select 'title' as part, id as title_id, jsonb_build_object(${columns})::text as row
		from title x where id = ${ids} union all ${sql.join(selects, sql` union all `)}`.execute(db)
	return new Map(
		rows.map((row) => [row.part === 'title' ? `${row.title_id}` : `${row.title_id} ${row.part} ${row.row}`, row]),
	)
}

function differences(before: ReadonlyMap<string, Row>, after: ReadonlyMap<string, Row>) {
	const rows: { title_id: number; part: string; before: Fields | null; after: Fields | null }[] = []
	for (const [key, { row, ...of }] of before) {
		const now = after.get(key)
		if (now === undefined) rows.push({ ...of, before: JSON.parse(row), after: null })
		else if (now.row !== row) rows.push({ ...of, ...changedColumns(JSON.parse(row), JSON.parse(now.row)) })
	}
	for (const [key, { row, ...of }] of after) {
		if (!before.has(key)) rows.push({ ...of, before: null, after: JSON.parse(row) })
	}
	return rows
}

function changedColumns(before: Fields, after: Fields) {
	const changed = Object.keys(after).filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]))
	const only = (row: Fields) => Object.fromEntries(changed.map((name) => [name, row[name]]))
	return { before: only(before), after: only(after) }
}
