import { type Kysely, type Migration, sql } from 'kysely'

/**
 * A migration of the schema. Servers of the version before go on beside it, unless it says what it breaks. `npm test` compares
 * the schema before and after each one, and fails where a break is not declared.
 */
export interface SchemaMigration extends Migration {
	/**
	 * What servers without this migration miss, as a clause for the operator. The name of such a migration ends with
	 * {@link BREAKING}, by which servers that do not know it know that they cannot go on.
	 */
	readonly breaks?: string
	/** Which rule it replaces by a wider one, as a clause: what servers without it write, it takes as before. */
	readonly widens?: string
}

export type Migrations = Readonly<Record<string, SchemaMigration>>

/** How the names of migrations end that break the version before. */
export const BREAKING = '_breaks'

/** Makes a migration of SQL statements that run in their order, the same on PGlite (Postgres 18) and Postgres 15. */
export function inOrder(...groups: readonly (readonly string[])[]): (db: Kysely<unknown>) => Promise<void> {
	return async (db) => {
		for (const statement of groups.flat()) await sql.raw(statement).execute(db)
	}
}
