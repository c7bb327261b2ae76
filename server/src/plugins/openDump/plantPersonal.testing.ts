import { sql } from 'kysely'
import type { Database } from '../../core/database/schema.ts'

/** What may be in a dump, or decides it: everything else of the database is overwritten. */
const CATALOGUE: Readonly<Record<string, readonly string[] | 'all'>> = {
	title: [
		'kind',
		'format',
		'status',
		'title',
		'english_title',
		'native_title',
		'romaji_title',
		'season',
		'started',
		'ended',
		'source',
		'licence',
	],
	title_name: ['language', 'name'],
	external_id: ['site', 'id'],
	title_genre: ['genre'],
	tag: ['name'],
	title_relation: ['kind'],
	episode: ['kind', 'label', 'title', 'names', 'aired', 'source', 'licence'],
	title_dub: ['language', 'source'],
	airing_slot: ['every', 'zone', 'source'],
	platform: ['key'],
	title_studio: ['role'],
	title_cast: ['role'],
	title_voice: ['language'],
	title_staff: ['role'],
	studio: ['name', 'native_name'],
	person: ['name', 'native_name'],
	character: ['name', 'native_name'],
	import_record: 'all',
}

/**
 * Writes a mark into every column of text of every row that a dump has no business with: names and e-mails of members, notes,
 * comments, messages, and what no test would think of.
 *
 * @returns the columns that hold it now; others allow only certain words
 */
export async function plantPersonal(db: Database, mark: string): Promise<string[]> {
	const { rows } = await sql<{ table: string; column: string; type: string }>`
		select c.table_name as table, c.column_name as column, c.data_type as type
		from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
		where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.data_type in ('text', 'jsonb')
			and c.is_generated = 'NEVER' and c.table_name not like '%migration%' order by 1, 2`.execute(db)
	const planted: string[] = []
	for (const { table, column, type } of rows) {
		const kept = CATALOGUE[table] ?? []
		if (kept === 'all' || kept.includes(column)) continue
		const text = sql`${`${mark} `}::text || ctid::text`
		const value = type === 'jsonb' ? sql`jsonb_build_object('planted', ${text})` : text
		const { isPlanted } = await db.transaction().execute(async (transaction) => {
			await sql`set local session_replication_role = replica`.execute(transaction)
			const result = await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${value}`
				.execute(transaction)
				.catch(() => undefined)
			// A refused statement has ended the transaction: nothing is written.
			return { isPlanted: (result?.numAffectedRows ?? 0n) > 0n }
		})
		if (isPlanted) planted.push(`${table}.${column}`)
	}
	return planted
}
