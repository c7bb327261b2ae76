import { type RawBuilder, sql } from 'kysely'
import { lockVersion, recordChanges } from '../../catalogue/recordChanges.ts'
import { inTransaction } from '../../core/database/inTransaction.ts'
import type { Database } from '../../core/database/schema.ts'
import { Problem } from '../../core/problem.ts'
import { comparable, PARTS, type Part } from '../changes.ts'
import type { ImportedColumn, ImportedRows } from '../editableFields.ts'
import { findTargets } from '../finishImport.ts'
import { MemberFields } from '../memberFields.ts'

interface Undoing {
	runId: number
	memberId: string
	now: Date
}

/**
 * Takes back what a run changed: a part of a title that is still as the run left it becomes as it was before, column by column for the
 * title itself, and a title that the run made is removed. What members or later runs have changed since stays.
 *
 * @throws Problem 404 for a run that has no changes stored, 409 for one that is undone already
 */
export async function undoRun(database: Database, { runId, memberId, now }: Undoing): Promise<void> {
	await inTransaction(database, async (db) => {
		const run = await db.selectFrom('source_run').selectAll().where('id', '=', runId).forUpdate().executeTakeFirst()
		if (!run?.changes || run.result === 'running') throw new Problem('request.notFound', 404)
		if (run.undone_at) throw new Problem('revision.undone', 409)
		await lockVersion(db)
		const changed = await db
			.selectFrom('source_change')
			.select('title_id')
			.distinct()
			.where('run_id', '=', runId)
			.execute()
		const titles = changed.map(({ title_id }) => title_id)
		const memberFields = await MemberFields.read(db, titles)
		for (const part of Object.keys(PARTS) as Part[]) await undoPart(db, runId, part, openOf(part, titles, memberFields))
		await undoColumns(db, runId, memberFields)
		await sql`update title t set removed_at = ${now} from source_change c where c.run_id = ${runId} and c.part = 'title'
			and c.before is null and t.id = c.title_id and t.removed_at is null
			and not (t.id = any(${memberFields.titles}::int[]))
			and not exists (select from source_change l where l.title_id = t.id and l.run_id > c.run_id)`.execute(db)
		await findTargets(db)
		await recordChanges(db, { titles })
		await db.updateTable('source_run').set({ undone_at: now, undone_by: memberId }).where('id', '=', runId).execute()
	})
}

/** The titles of whose rows members have written none. The author of a synopsis is compared with the row. */
function openOf(part: Part, titles: readonly number[], memberFields: MemberFields): number[] {
	if (part === 'title_synopsis') return [...titles]
	return memberFields.open(part satisfies ImportedRows, titles)
}

async function undoPart(db: Database, runId: number, part: Part, open: readonly number[]): Promise<void> {
	const ours = sql`c.run_id = ${runId} and c.part = ${part}`
	const { rows: still } = await sql<{ id: number; columns: string[] | null }>`
		select c.title_id as id, max(array(select jsonb_object_keys(c.before))) as columns from source_change c
		where ${ours} and c.title_id = any(${open}::int[]) group by c.title_id
		having bool_and(c.after is null or exists (select from ${sql.table(part)} x
			where x.title_id = c.title_id and ${comparable(part)} = c.after))`.execute(db)
	const ids = sql`any(${still.map(({ id }) => id)}::int[])`
	await sql`delete from ${sql.table(part)} x using source_change c
		where ${ours} and c.title_id = ${ids} and x.title_id = c.title_id and ${comparable(part)} = c.after`.execute(db)
	const names = still.find(({ columns }) => columns && columns.length > 0)?.columns
	if (!names) return
	await sql`insert into ${sql.table(part)} (${sql.join(names.map((name) => sql.ref(name)))}) select ${sql.join(names.map(formerColumn))}
		from source_change c cross join jsonb_populate_record(null::${sql.table(part)}, c.before) p
		where ${ours} and c.title_id = ${ids} and c.before is not null on conflict do nothing`.execute(db)
}

/** The columns that name what members and the importer merge. */
const MERGED: Readonly<Record<string, string>> = { person_id: 'person', character_id: 'character', studio_id: 'studio' }

/** A column of a row as it was: what was merged since is what it became. */
function formerColumn(name: string): RawBuilder<unknown> {
	const [table, former] = [MERGED[name], sql.ref(`p.${name}`)]
	if (table === undefined) return former
	return sql`(with recursive m as (
			select id, merged_into from ${sql.table(table)} where id = ${former}
			union select x.id, x.merged_into from m join ${sql.table(table)} x on x.id = m.merged_into
		) select id from m where merged_into is null)`
}

async function undoColumns(db: Database, runId: number, memberFields: MemberFields): Promise<void> {
	const { rows } = await sql<{
		name: ImportedColumn
	}>`select distinct jsonb_object_keys(before) as name from source_change
		where run_id = ${runId} and part = 'title' and before is not null`.execute(db)
	for (const { name } of rows) {
		const written = memberFields.titles.filter((id) => memberFields.columns(id).has(name))
		await sql`update title t set ${sql.ref(name)} = (jsonb_populate_record(null::title, c.before)).${sql.ref(name)}
			from source_change c where c.run_id = ${runId} and c.part = 'title' and c.before ? ${name} and t.id = c.title_id
				and to_jsonb(t.${sql.ref(name)}) is not distinct from nullif(c.after -> ${name}, 'null'::jsonb)
				and not (t.id = any(${written}::int[]))`.execute(db)
	}
}
