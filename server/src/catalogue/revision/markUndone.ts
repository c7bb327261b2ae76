import { sql } from 'kysely'
import type { Database } from '../../core/database/schema.ts'

interface Link {
	id: number
	undoes: number | null
}

/**
 * Marks a revision as undone by another one. An undo of an undo restores the revision before it, and so on along the chain.
 */
export async function markUndone(db: Database, undone: Link, by: number): Promise<void> {
	let mark: number | null = by
	for (let at: Link | undefined = undone; at !== undefined; ) {
		const { id, undoes }: Link = at
		await sql`update revision set undone_by = ${mark} where id = ${id}`.execute(db)
		if (undoes === null) return
		mark = mark === null ? id : null
		const { rows } = await sql<Link>`select id, undoes from revision where id = ${undoes}`.execute(db)
		at = rows[0]
	}
}
