import { type RawBuilder, sql } from 'kysely'
import type { EntryStatus, TitleLink } from 'shared-contract'
import { franchiseKeys, type LinkRow, linkOf } from '../../catalogue/public.ts'
import type { Database } from '../../core/database/schema.ts'
import { type Liking, tasteOf } from './taste.ts'

/** The newest entries that count. */
const ENTRIES = 300
/** The titles that suggestions start from: those that a member likes most, the newest among equals, one of each franchise. */
const SEEDS = 30
/** With fewer seen titles a taste is a guess. */
const SEEN_MIN = 3

/** A title that a member likes, with their score. */
export interface Seed extends Liking {
	title: TitleLink
	score: number | null
}

interface Row extends LinkRow {
	status: EntryStatus
	score: number | null
}

/**
 * The titles that a member likes most; none if they have seen too few.
 *
 * @param counts which of their entries `e` count; by default all.
 */
export async function readSeeds(
	db: Database,
	memberId: string,
	counts: RawBuilder<unknown> = sql`e.removed_at is null`,
): Promise<Seed[]> {
	const { rows } = await sql<Row>`
		select t.id, t.kind, t.format, t.title, t.english_title, t.native_title, t.romaji_title, e.status, v.exact as score from list_entry e
		join title t on t.id = e.title_id and t.removed_at is null
		left join title_vote v on v.title_id = e.title_id and v.member_id = e.member_id
		where e.member_id = ${memberId} and ${counts}
		order by e.changed_at desc, e.finished_on desc nulls last, e.title_id limit ${ENTRIES}`.execute(db)
	const rowOf = new Map(rows.map((row) => [row.id, row]))
	const taste = tasteOf(rows.map(({ id, status, score }) => ({ titleId: id, status, score })))
	if (taste.length < SEEN_MIN) return []
	const liked = taste.filter(({ weight }) => weight >= 1).toSorted((one, other) => other.weight - one.weight)
	const keyOf = await franchiseKeys(
		db,
		liked.map(({ titleId }) => titleId),
	)
	const best = new Map<number, Liking>()
	for (const liking of liked) if (!best.has(keyOf(liking.titleId))) best.set(keyOf(liking.titleId), liking)
	return [...best.values()].slice(0, SEEDS).flatMap((liking) => {
		const row = rowOf.get(liking.titleId)
		return row ? [{ ...liking, title: linkOf(row), score: row.score }] : []
	})
}
