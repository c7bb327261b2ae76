import { sql } from 'kysely'
import type { ArchivePart } from '../account/public.ts'

/** A member's talk with the assistant, for the archive of their data. */
export const ASSISTANT_PART: ArchivePart = {
	file: 'community/assistant.json',
	rows: (id) => sql`select case when answers is null then 'me' else 'Niouka' end as by, text, created_at
		from assistant_message where member_id = ${id} order by id`,
}
