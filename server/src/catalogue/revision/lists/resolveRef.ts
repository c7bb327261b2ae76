import { sql } from 'kysely'
import type { Ref } from 'shared-contract'
import type { Database } from '../../../core/database/schema.ts'
import { Problem } from '../../../core/problem.ts'
import { foldName } from '../../fold.ts'
import { currentTitle, SHOWN } from '../../shownTitle.ts'

export type RefTable = 'person' | 'character' | 'studio' | 'title'

interface Named {
	id: number
	name: string
}

/** Resolves references of one list. New people, characters and studios of the same name are created once. */
export class RefResolver {
	readonly #db: Database
	readonly #titleId: number
	readonly #field: string
	readonly #created = new Map<string, Named>()

	/** @param field the field of the list, which errors name. */
	constructor(db: Database, titleId: number, field: string) {
		this.#db = db
		this.#titleId = titleId
		this.#field = field
	}

	/**
	 * The stored row of a reference, under its current name; what was merged leads to the one that it became. Without an id
	 * it is the row of that name, or a new one.
	 *
	 * @throws Problem 400 if the row does not exist.
	 */
	async resolve(table: RefTable, { id, name }: Ref): Promise<Named> {
		if (id !== null) {
			const found = await this.#byId(table, id)
			if (!found) throw this.#unknown()
			return found
		}
		if (table === 'title') throw this.#unknown()
		const key = `${table} ${name}`
		const known = this.#created.get(key) ?? (await this.#byName(table, name)) ?? (await this.#create(table, name))
		this.#created.set(key, known)
		return known
	}

	#unknown() {
		return new Problem('request.invalid', 400, { fields: { [this.#field]: 'list.unknown' } })
	}

	async #byId(table: RefTable, id: number): Promise<Named | undefined> {
		if (table === 'title') {
			return first(
				this.#db,
				sql<Named>`select t.id, t.title as name from title t where t.id = ${currentTitle(id)} and ${SHOWN}`,
			)
		}
		return first(
			this.#db,
			sql<Named>`select r.id, r.name from ${sql.table(table)} e join ${sql.table(table)} r on r.id = coalesce(e.merged_into, e.id)
				where e.id = ${id}`,
		)
	}

	async #byName(table: Exclude<RefTable, 'title'>, name: string): Promise<Named | undefined> {
		if (table === 'character') {
			return first(
				this.#db,
				sql<Named>`select c.id, c.name from character c where c.merged_into is null and c.name = ${name} and (c.title_id = ${this.#titleId}
					or exists (select from title_cast o where o.character_id = c.id and o.title_id = ${this.#titleId})
					or exists (select from title_voice o where o.character_id = c.id and o.title_id = ${this.#titleId})) limit 1`,
			)
		}
		const [alias, column] = [sql.table(`${table}_alias`), sql.ref(`a.${table}_id`)]
		return first(
			this.#db,
			sql<Named>`select r.id, r.name from (
					select coalesce(merged_into, id) as id, 0 as rank from ${sql.table(table)} where name = ${name}
					union all select ${column}, 1 from ${alias} a where a.key = ${foldName(name)}
				) found join ${sql.table(table)} r on r.id = found.id order by rank limit 1`,
		)
	}

	async #create(table: Exclude<RefTable, 'title'>, name: string): Promise<Named> {
		const values =
			table === 'character' ? sql`(name, title_id) values (${name}, ${this.#titleId})` : sql`(name) values (${name})`
		const row = await first(this.#db, sql<Named>`insert into ${sql.table(table)} ${values} returning id, name`)
		if (!row) throw new Error(`the ${table} was not written`)
		return row
	}
}

async function first(db: Database, query: ReturnType<typeof sql<Named>>): Promise<Named | undefined> {
	const { rows } = await query.execute(db)
	return rows[0]
}
