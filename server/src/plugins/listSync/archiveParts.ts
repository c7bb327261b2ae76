import { sql } from 'kysely'
import type { ArchivePart } from '../../account/public.ts'

/** The syncs of a member with what both sides agreed on and what was changed, for the archive of their data. Without the tokens. */
export const ARCHIVE_PARTS: readonly ArchivePart[] = [
	{
		file: 'list-syncs.json',
		rows: (
			id,
		) => sql`select s.service, s.account_id, s.account_name, s.state, s.problem, s.last_at, coalesce((select json_agg(json_build_object(
				'title_id', e.title_id, 'foreign_id', e.foreign_id, 'here', e.here, 'there', e.there, 'gone_from', e.gone_from,
				'answer', e.answer) order by e.title_id) from list_sync_entry e where e.sync_id = s.id), '[]') as entries,
			coalesce((select json_agg(json_build_object('changed_at', c.changed_at, 'title_id', c.title_id, 'side', c.side,
				'result', c.result, 'fields', c.fields) order by c.id) from list_sync_change c where c.sync_id = s.id), '[]') as changes
			from list_sync s where s.member_id = ${id} order by s.service`,
	},
]
