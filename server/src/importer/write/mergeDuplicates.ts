import { type Kysely, type RawBuilder, sql } from 'kysely'
import { moveReferences } from '../../catalogue/entity/moveReferences.ts'
import { recordChanges } from '../../catalogue/recordChanges.ts'
import type { Database, Schema } from '../../core/database/schema.ts'
import { type AliasKind, aliasKeyOf, insertAliases, readAliases } from './aliases.ts'

interface Named {
	id: number
	name: string
	native: string | null
}

/**
 * Gives people and studios that lack one the alias under which an import finds them. Those that earlier imports wrote twice,
 * in other spellings, become one: the first. Those of the samples are left out, since they are invented.
 */
export async function fillAliases(db: Kysely<Schema>): Promise<void> {
	for (const kind of ['person', 'studio'] as const) {
		await db.transaction().execute((transaction) => fillKind(transaction, kind))
	}
}

async function fillKind(db: Database, kind: AliasKind): Promise<void> {
	const aliases = await readAliases(db, kind)
	const natives = new Map<number, string | null>()
	const added: { folded: string; id: number }[] = []
	const merges: { from: number; into: number }[] = []
	for (const { id, name, native } of await readImported(db, kind)) {
		natives.set(id, native)
		const folded = aliasKeyOf(kind, name)
		const survivor = aliases.get(folded)
		if (survivor === undefined) {
			aliases.set(folded, id)
			added.push({ folded, id })
		} else if (survivor !== id && isOne(native, natives.get(survivor))) {
			merges.push({ from: id, into: survivor })
		}
	}
	await insertAliases(db, kind, added)
	await merge(db, kind, merges)
}

// Two people of one spelling with different native names are two.
export function isOne(one: string | null, other: string | null | undefined): boolean {
	return !one || !other || one === other
}

/** The people or studios with a title that is no sample, or with no title, in the order in which they came. */
export async function readImported(db: Database, kind: AliasKind): Promise<Named[]> {
	const { rows } = await sql<Named>`with credited as (
			select c.id, bool_and(t.is_sample) as is_sample from ${creditsOf(kind)} c join title t on t.id = c.title_id group by c.id
		)
		select n.id, n.name, n.native_name as native from ${sql.table(kind)} n left join credited c on c.id = n.id
		where n.merged_into is null and c.is_sample is not true order by n.id`.execute(db)
	return rows
}

async function merge(db: Database, kind: AliasKind, merges: readonly { from: number; into: number }[]) {
	const titles = new Set<number>()
	for (const { from, into } of merges) {
		for (const id of await titlesOf(db, kind, from)) titles.add(id)
		await moveReferences(db, kind, { from, into })
	}
	if (titles.size > 0) await recordChanges(db, { titles: [...titles] })
}

async function titlesOf(db: Database, kind: AliasKind, id: number): Promise<number[]> {
	const { rows } = await sql<{ id: number }>`select distinct title_id as id from ${creditsOf(kind)} c
		where c.id = ${id}`.execute(db)
	return rows.map((row) => row.id)
}

function creditsOf(kind: AliasKind): RawBuilder<unknown> {
	return kind === 'person'
		? sql`(select title_id, person_id as id from title_staff union all select title_id, person_id from title_voice)`
		: sql`(select title_id, studio_id as id from title_studio)`
}
