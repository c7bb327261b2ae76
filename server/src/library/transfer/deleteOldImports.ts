import { sql } from 'kysely'
import { IMPORT_DRAFT_MS, IMPORTS_LISTED } from 'shared-contract'
import type { Database } from '../../core/database/schema.ts'

/** Deletes files checked a day ago and never applied, and imports beyond those listed to a member. */
export async function deleteOldImports(db: Database, now: Date): Promise<void> {
	const before = new Date(now.getTime() - IMPORT_DRAFT_MS)
	await sql`delete from list_import where applied_at is null and work is null and checked_at <= ${before}`.execute(db)
	await sql`delete from list_import where id in (
		select id from (select id, row_number() over (partition by member_id order by applied_at desc, id desc) as place
			from list_import where applied_at is not null) ranked
		where place > ${IMPORTS_LISTED}) and work is null`.execute(db)
}
