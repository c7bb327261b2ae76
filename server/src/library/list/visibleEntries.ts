import { type RawBuilder, sql } from 'kysely'
import { isShownTo, SHOWN } from '../../catalogue/public.ts'

/** Whose entries, and whether their owner asks. */
export interface ListAccess {
	ownerId: string
	isOwn: boolean
}

/**
 * The entries of a list that a reader may see, as SQL from `from` to the end of `where`, with `list_entry e`, `title t` and
 * `title_vote v`. Only the owner sees private entries, and those of adult titles. Lists and statistics share this rule; whether the reader may see the
 * owner at all was checked before, by `resolveProfile`.
 */
export function visibleEntries({ ownerId, isOwn }: ListAccess): RawBuilder<unknown> {
	const open = isOwn ? sql`` : sql`and not e.is_private`
	const shown = isOwn ? isShownTo(ownerId) : SHOWN
	return sql`from list_entry e join title t on t.id = e.title_id and ${shown}
		left join title_vote v on v.title_id = e.title_id and v.member_id = e.member_id
		where e.member_id = ${ownerId} and e.removed_at is null ${open}`
}
