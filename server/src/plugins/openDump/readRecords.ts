import { type RawBuilder, sql } from 'kysely'
import { MEMBERS } from '../../catalogue/public.ts'
import type { Database } from '../../core/database/schema.ts'
import { DUMPED_TITLES, isOpen } from './dumpedTitles.ts'
import { type DumpedTitle, type Provenance, provenanceOf, provenanceOfTitle } from './licences.ts'
import { type DumpRow, presentRow, type RecordName } from './records.ts'

/** Ids of titles whose rows are in memory at once, with about twenty episodes each. */
const TITLES_A_PAGE = 250
const ENTITIES_A_PAGE = 2000

export interface DumpPage {
	name: RecordName
	rows: DumpRow[]
}

/** A part of a title as its query gives it; `own_source` is the source that it names. */
type Part = DumpRow & { title_id: number; own_source?: string | null }

/** The rows of a dump, page by page: the titles with their parts, then those whom they name. */
export async function* readRecords(db: Database): AsyncGenerator<DumpPage> {
	for await (const [after, last] of ranges(db, 'title', TITLES_A_PAGE)) {
		const { rows } = await sql<DumpedTitle>`
			select d.* from ${DUMPED_TITLES} d where d.id > ${after} and d.id <= ${last} order by d.id`.execute(db)
		const provenances = new Map(
			rows.flatMap((title) => {
				const provenance = provenanceOfTitle(title)
				return provenance ? [[title.id, provenance] as const] : []
			}),
		)
		if (provenances.size > 0) yield* readParts(db, provenances)
	}
	yield* readEntities(db, 'studios', sql`select title_id from title_studio where studio_id = x.id`)
	yield* readEntities(
		db,
		'people',
		sql`select title_id from title_staff where person_id = x.id
			union select title_id from title_voice where person_id = x.id`,
	)
	yield* readEntities(
		db,
		'characters',
		sql`select title_id from title_cast where character_id = x.id
			union select title_id from title_voice where character_id = x.id`,
	)
}

/** The parts of titles `t` by record type. */
const PARTS: Partial<Record<RecordName, RawBuilder<Part>>> = {
	titles: sql`select x.*, x.id as title_id, null as own_source from title x join t on t.id = x.id order by x.id`,
	names: sql`select x.* from title_name x join t on t.id = x.title_id order by x.title_id, x.position`,
	external_ids: sql`select x.* from external_id x join t on t.id = x.title_id order by x.title_id, x.site, x.id`,
	genres: sql`select x.* from title_genre x join t on t.id = x.title_id order by x.title_id, x.position`,
	tags: sql`select x.*, tag.name as tag from title_tag x join t on t.id = x.title_id
		join tag on tag.id = x.tag_id order by x.title_id, x.tag_id`,
	relations: sql`select x.* from title_relation x join t on t.id = x.title_id
		join ${DUMPED_TITLES} target on target.id = x.target_id order by x.title_id, x.position`,
	episodes: sql`select x.*, s.number as season, x.source as own_source from episode x join t on t.id = x.title_id
		join season s on s.id = x.season_id where ${isOpen(sql`x`)} order by x.title_id, x.id`,
	dubs: sql`select x.*, x.source as own_source from title_dub x join t on t.id = x.title_id order by x.title_id, x.language`,
	airing_slots: sql`select x.*, p.key as platform, nullif(nullif(x.source, ${MEMBERS}), 'samples') as own_source from airing_slot x join t on t.id = x.title_id
		left join platform p on p.id = x.platform_id order by x.title_id, x.id`,
	title_studios: sql`select x.* from title_studio x join t on t.id = x.title_id
		order by x.title_id, x.role, x.studio_id`,
	cast: sql`select x.* from title_cast x join t on t.id = x.title_id order by x.title_id, x.position`,
	voices: sql`select x.* from title_voice x join t on t.id = x.title_id
		order by x.title_id, x.character_id, x.language, x.person_id`,
	staff: sql`select x.* from title_staff x join t on t.id = x.title_id order by x.title_id, x.position`,
}

async function* readParts(db: Database, titles: ReadonlyMap<number, Provenance>): AsyncGenerator<DumpPage> {
	for (const [name, select] of Object.entries(PARTS) as [RecordName, RawBuilder<Part>][]) {
		const { rows } = await sql<Part>`with t as (select unnest(${[...titles.keys()]}::int[]) as id)
			${select}`.execute(db)
		yield {
			name,
			rows: rows.flatMap((row) => {
				const title = titles.get(row.title_id)
				const provenance = title && provenanceOf(row.own_source ?? null, title)
				return provenance ? [presentRow(name, { ...row, ...provenance })] : []
			}),
		}
	}
}

const TABLES = { studios: 'studio', people: 'person', characters: 'character' } as const

/**
 * Those whom the titles name, with the provenance of the first title.
 *
 * @param titles SQL for the ids of the titles that name `x`
 */
async function* readEntities(
	db: Database,
	name: keyof typeof TABLES,
	titles: RawBuilder<unknown>,
): AsyncGenerator<DumpPage> {
	for await (const [after, last] of ranges(db, TABLES[name], ENTITIES_A_PAGE)) {
		const { rows } = await sql<DumpedTitle & { entity_id: number; name: string; native_name: string | null }>`
			select x.id as entity_id, x.name, x.native_name, d.* from ${sql.table(TABLES[name])} x
			cross join lateral (select first.* from (${titles}) named join ${DUMPED_TITLES} first on first.id = named.title_id
				order by first.id limit 1) d
			where x.id > ${after} and x.id <= ${last} and x.merged_into is null order by x.id`.execute(db)
		yield {
			name,
			rows: rows.flatMap((row) => {
				const provenance = provenanceOfTitle(row)
				return provenance ? [presentRow(name, { ...row, ...provenance, id: row.entity_id })] : []
			}),
		}
	}
}

/** The ranges of the ids of a table, so that no statement takes long. Gaps are skipped. */
async function* ranges(
	db: Database,
	table: 'title' | (typeof TABLES)[keyof typeof TABLES],
	size: number,
): AsyncGenerator<[after: number, last: number]> {
	for (let after = 0; ; after += size) {
		const { next } = await db
			.selectFrom(table)
			.select(({ fn }) => fn.min('id').as('next'))
			.where('id', '>', after)
			.executeTakeFirstOrThrow()
		if (next === null) return
		after = Number(next) - 1
		yield [after, after + size]
	}
}
