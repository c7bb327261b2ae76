import { type RawBuilder, sql } from 'kysely'
import { moveRows, pairOf } from '../../catalogue/entity/moveReferences.ts'
import type { TitleReference } from '../../catalogue/public.ts'
import type { Database } from '../../core/database/schema.ts'
import { REFERENCES } from './references.ts'

export interface Titles {
	from: number
	into: number
}

/** SQL for the episodes of `from` that `into` has, too, once all others have moved. */
export const twinsOf = ({ from, into }: Titles) => sql`(select e.id as old_id, o.id as new_id
	from episode e join season s on s.id = e.season_id
	join season other on other.title_id = ${into} and other.number = s.number
	join episode o on o.season_id = other.id and o.label = e.label where e.title_id = ${from})`

/** Moves every row that follows a rule of {@link REFERENCES}, once the episodes have moved. Call it in a transaction. */
export async function moveByRules(db: Database, titles: Titles): Promise<void> {
	const [pair, twins] = [pairOf(titles.from, titles.into), twinsOf(titles)]
	for (const reference of REFERENCES) await moveByRule(db, reference, titles, reference.isOfEpisode ? twins : pair)
}

async function moveByRule(db: Database, reference: TitleReference, titles: Titles, pairs: RawBuilder<unknown>) {
	const { table, column, rule, unique = [], beside = table, other } = reference
	const { from, into } = titles
	const [rows, of] = [sql.table(table), sql.ref(column)]
	if (rule === 'own') return
	if (other !== undefined) {
		await sql`delete from ${rows} where (${of}, ${sql.ref(other)}) in ((${from}::int, ${into}::int), (${into}::int, ${from}::int))`.execute(
			db,
		)
	}
	const isFull = sql`exists (select from ${sql.table(beside)} where ${of} = ${into})`
	if (rule === 'drop' || rule === 'fill') {
		await sql`delete from ${rows} where ${of} = ${from} ${rule === 'fill' ? sql`and ${isFull}` : sql``}`.execute(db)
	}
	if (rule === 'drop') return
	await moveRows(db, { table, column, unique }, pairs, {
		doubledStay: rule === 'keep',
		isAppended: rule === 'append',
	})
}

/** Moves what `into` lacks of the seasons with their episodes, and the volumes with their chapters. Other episodes stay as twins; chapters, of which nobody says anything, go. */
export async function moveParts(db: Database, { from, into }: Titles): Promise<void> {
	for (const [group, part] of [
		['season', 'episode'],
		['volume', 'chapter'],
	] as const) {
		const [groups, parts, of] = [sql.table(group), sql.table(part), sql.ref(`${group}_id`)]
		await moveRows(db, { table: group, column: 'title_id', unique: ['number'] }, pairOf(from, into), {
			doubledStay: true,
		})
		// Whole ones have moved already; of the others those that the twin has not.
		const same =
			part === 'episode'
				? sql`o.season_id = w.new_id and o.label = r.label`
				: sql`o.title_id = ${into} and o.number = r.number`
		const twins = sql`(select g.id as old_id, o.id as new_id from ${groups} g join ${groups} o on o.title_id = ${into} and o.number = g.number
			where g.title_id in (${from}, ${into}))`
		await sql`update ${parts} r set title_id = ${into}, ${of} = w.new_id from ${twins} w
			where r.title_id = ${from} and r.${of} = w.old_id and not exists (select from ${parts} o where o.id <> r.id and ${same})`.execute(
			db,
		)
	}
	await sql`update chapter r set title_id = ${into} where title_id = ${from} and volume_id is null
		and not exists (select from chapter o where o.title_id = ${into} and o.number = r.number)`.execute(db)
	await sql`delete from chapter where title_id = ${from}`.execute(db)
	await sql`delete from volume where title_id = ${from}`.execute(db)
}
