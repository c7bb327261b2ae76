import { sql } from 'kysely'
import type { Kind } from 'shared-contract'
import { TITLE_TOTAL, VOLUME_TOTAL } from '../../../catalogue/public.ts'
import type { Columns, Database } from '../../../core/database/schema.ts'
import { type EntryRow, repeatsOf } from '../../list/entryRow.ts'

const BATCH_SIZE = 1000

/** An entry with the data that identifies its title at other sites. */
export interface ListedEntry
	extends EntryRow,
		Columns<'title', 'id' | 'kind' | 'format' | 'title' | 'english_title' | 'native_title' | 'year'> {
	total: number | null
	total_volumes: number | null
	score: number | null
	mal_id: string | null
	anilist_id: string | null
	lists: string[]
	added_at: Date
	changed_at: Date
	voted_at: Date | null
}

const idAt = (site: string) => sql`(select x.id from external_id x
	where x.title_id = t.id and x.site = ${site} order by length(x.id), x.id limit 1)`

/** Iterates a member's list of a kind in the order of title ids, in batches. */
export async function* listedEntries(db: Database, memberId: string, kind: Kind): AsyncGenerator<ListedEntry> {
	for (let after = 0; ; ) {
		const { rows } =
			await sql<ListedEntry>`select t.id, t.kind, t.format, t.title, t.english_title, t.native_title, t.year,
				${TITLE_TOTAL} as total, ${VOLUME_TOTAL} as total_volumes, e.status, e.progress, e.volumes, ${repeatsOf().done} as rewatches, ${repeatsOf().isIn} as is_repeat, e.started_on,
				e.finished_on, e.notes, e.tags, e.is_private, e.added_at, e.changed_at, v.exact as score, v.voted_at,
				${idAt(kind === 'manga' ? 'mal-manga' : 'mal')} as mal_id, ${idAt('anilist')} as anilist_id,
				coalesce((select array_agg(l.title order by l.position, l.id) from custom_list_item i
					join custom_list l on l.id = i.list_id and l.removed_at is null
					where i.title_id = t.id and l.member_id = ${memberId}), '{}') as lists
			from list_entry e join title t on t.id = e.title_id and (t.removed_at is null or t.is_adult) and t.kind = ${kind}
			left join title_vote v on v.title_id = e.title_id and v.member_id = e.member_id
			where e.member_id = ${memberId} and e.removed_at is null and e.title_id > ${after}
			order by e.title_id limit ${BATCH_SIZE}`.execute(db)
		yield* rows
		const last = rows.at(-1)
		if (last === undefined || rows.length < BATCH_SIZE) return
		after = last.id
	}
}
