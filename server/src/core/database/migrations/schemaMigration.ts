import type { Migration } from 'kysely'

/**
 * A step of the schema. Servers of the version before go on beside it, unless it says what it breaks. `npm test` compares the
 * schema before and after each one, and fails where a break is not declared.
 */
export interface SchemaMigration extends Migration {
	readonly breaks?: Break
	/** Why a change that looks like a break is none: a clause for the reader. */
	readonly breaksNothing?: string
}

/** What a migration breaks, and for which servers. */
export interface Break {
	/**
	 * Servers that do not have this migration must have ended: its own name where the version before still uses what goes, an
	 * earlier one where servers with that one use it no more.
	 */
	readonly serversBefore: string
	/** A clause for the operator: what is no longer there. */
	readonly because: string
}

export type Migrations = Readonly<Record<string, SchemaMigration>>
