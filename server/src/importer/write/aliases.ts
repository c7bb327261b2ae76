import { sql } from 'kysely'
import { personKey, studioKey } from '../../catalogue/aliasKey.ts'
import { insertRows, reserveIds } from '../../core/database/insertRows.ts'
import type { Database } from '../../core/database/schema.ts'

/** What an alias finds: the table of its aliases, their column, and the key of a name. */
const KINDS = {
	person: { alias: 'person_alias', id: 'person_id', key: personKey },
	studio: { alias: 'studio_alias', id: 'studio_id', key: studioKey },
} as const
export type AliasKind = keyof typeof KINDS

/** A cache of the ids of people or studios by the folded keys of their names. A merged one's key leads to the one that it became. */
export class AliasIds {
	readonly #kind: AliasKind
	#ids: Map<string, number> | undefined

	constructor(kind: AliasKind) {
		this.#kind = kind
	}

	/** Finds or inserts names; returns their ids. */
	async of(db: Database, names: Iterable<string>): Promise<(name: string) => number> {
		const { key } = KINDS[this.#kind]
		this.#ids ??= await readAliases(db, this.#kind)
		const known = this.#ids
		const missing = new Map<string, string>()
		for (const name of names) {
			const folded = key(name)
			if (!known.has(folded) && !missing.has(folded)) missing.set(folded, name)
		}
		// The names of the samples have no aliases.
		const spelled = await readNames(db, this.#kind, [...missing.values()])
		const added = [...missing].filter(([, name]) => !spelled.has(name))
		const ids = await reserveIds(db, this.#kind, added.length)
		const rows = added.map(([, name], place) => ({ id: ids[place] ?? 0, name }))
		await insertRows(db, this.#kind, rows)
		for (const { id, name } of rows) spelled.set(name, id)
		const aliases = [...missing].map(([folded, name]) => ({ folded, id: spelled.get(name) ?? 0 }))
		await insertAliases(db, this.#kind, aliases)
		for (const { folded, id } of aliases) known.set(folded, id)
		return (name) => known.get(key(name)) ?? 0
	}

	/** Clears the cache after a failed transaction that inserted names. */
	forget(): void {
		this.#ids = undefined
	}
}

async function readNames(db: Database, kind: AliasKind, names: readonly string[]): Promise<Map<string, number>> {
	if (names.length === 0) return new Map()
	const { rows } = await sql<{ id: number; name: string }>`select coalesce(merged_into, id) as id, name
		from ${sql.table(kind)} where name = any(${names}::text[])`.execute(db)
	return new Map(rows.map(({ id, name }) => [name, id]))
}

/** Inserts aliases; an alias that exists stays as it is. */
export async function insertAliases(db: Database, kind: AliasKind, aliases: readonly { folded: string; id: number }[]) {
	const rows = aliases.map(({ folded, id }) => ({ key: folded, id }))
	if (kind === 'person') {
		const people = rows.map(({ key, id }) => ({ key, person_id: id }))
		return insertRows(db, 'person_alias', people, { ignoreConflicts: true })
	}
	const studios = rows.map(({ key, id }) => ({ key, studio_id: id }))
	return insertRows(db, 'studio_alias', studios, { ignoreConflicts: true })
}

/** The ids behind all aliases, past any merge. */
export async function readAliases(db: Database, kind: AliasKind): Promise<Map<string, number>> {
	const { alias, id } = KINDS[kind]
	const { rows } = await sql<{ key: string; id: number }>`select key, ${sql.ref(id)} as id
		from ${sql.table(alias)}`.execute(db)
	const merged = await db.selectFrom(kind).select(['id', 'merged_into']).where('merged_into', 'is not', null).execute()
	const next = new Map(merged.map((row) => [row.id, row.merged_into]))
	return new Map(rows.map((row) => [row.key, survivorOf(row.id, next)]))
}

function survivorOf(id: number, next: ReadonlyMap<number, number | null>): number {
	// The steps are bounded by the number of merges, should they ever form a circle.
	let at = id
	for (let steps = 0; steps < next.size; steps += 1) at = next.get(at) ?? at
	return at
}

/** The key of a name of a person or a studio. */
export function aliasKeyOf(kind: AliasKind, name: string): string {
	return KINDS[kind].key(name)
}
