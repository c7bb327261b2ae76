import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { TOGETHER_CARDS, TOGETHER_TIMES, type TogetherWishes } from 'shared-contract'
import { CARD_DUBS, GENRES, SHOWN, type Similarity } from '../../catalogue/public.ts'
import { insertRows } from '../../core/database/insertRows.ts'
import type { Database } from '../../core/database/schema.ts'
import { Problem } from '../../core/problem.ts'
import { earlierParts, openEntries, tasteOfAll, worthToAll } from '../../library/public.ts'
import type { Room } from './rooms.ts'
import { type Seat, seatsOf } from './seats.ts'

/** Titles that are looked at more closely. */
const CANDIDATES = 300
/** What is left out, step by step, while too few titles fit. */
const STEPS = [
	{ byGenre: true, byService: true },
	{ byGenre: false, byService: true },
	{ byGenre: false, byService: false },
]
const EPISODE_MINUTES = 30

interface Fit {
	seats: readonly Seat[]
	code: string
	byGenre: boolean
	byService: boolean
}

/**
 * Deals the titles that fit all in a locked room: those that somebody has planned first, then by score and taste. Lists count
 * as far as everybody may read them, so that the choice tells nothing of the rest.
 *
 * @throws Problem 409 `together.started` during a round, `together.alone` for less than two, `together.nothingFits`.
 */
export async function deal(transaction: Database, similarity: Similarity, room: Room): Promise<void> {
	const { code } = room
	if (room.round > 0 && !room.ended_at) throw new Problem('together.started', 409)
	const seats = await seatsOf(transaction, code)
	if (seats.length < 2) throw new Problem('together.alone', 409)
	const members = seats.flatMap(({ member_id }) => member_id ?? [])
	const taste = await tasteOfAll({ ...similarity, db: transaction }, members)
	const dealt: number[] = []
	let fitting = 0
	for (const step of STEPS) {
		if (dealt.length >= TOGETHER_CARDS) break
		const found = await ranked(transaction, { seats, code, ...step }, { members, taste })
		dealt.push(...found.filter((id) => !dealt.includes(id)))
		if (step.byGenre) fitting = dealt.length
	}
	const ids = dealt.slice(0, TOGETHER_CARDS)
	if (ids.length === 0) throw new Problem('together.nothingFits', 409)
	const round = room.round + 1
	await insertRows(
		transaction,
		'together_card',
		ids.map((title_id, place) => ({ code, title_id, round, place })),
	)
	await transaction
		.updateTable('together_room')
		.set({ round, is_loose: ids.length > fitting, ended_at: null, result_id: null })
		.where('code', '=', code)
		.execute()
}

/** The ids of titles that fit, the best first. */
async function ranked(
	db: Database,
	fit: Fit,
	{ members, taste }: { members: readonly string[]; taste: ReadonlyMap<number, number> },
): Promise<number[]> {
	const { rows } = await sql<{ id: number; rating: number; planned: boolean }>`
		select t.id, t.weighted_rating as rating, t.id in (${openEntries(members)} and e.status = 'planned') as planned
		from title t where ${sql.join(conditions(fit), sql` and `)}
		order by planned desc, t.renown desc, t.id limit ${CANDIDATES}`.execute(db)
	const worth = (row: { id: number; rating: number }) => worthToAll(row.rating, taste.get(row.id) ?? 0)
	return rows
		.toSorted((one, other) => Number(other.planned) - Number(one.planned) || worth(other) - worth(one))
		.map(({ id }) => id)
}

function conditions({ seats, code, byGenre, byService }: Fit): RawBuilder<SqlBool>[] {
	const wishes = seats.flatMap(({ wishes }) => wishes ?? [])
	const dubs = wishes.flatMap(({ dub }) => dub ?? [])
	const services = wishes.flatMap((each) => each.services)
	const strict = seats.flatMap(({ member_id, wishes }) =>
		member_id !== null && wishes?.again !== true ? member_id : [],
	)
	return [
		sql`t.kind = 'anime' and t.status <> 'not_released' and not t.is_adult and ${SHOWN}`,
		inTime(wishes),
		// Not `exists`: the planner would join it by a loop, as it takes few titles to have a genre of each.
		sql`t.id not in (select title_id from together_card where code = ${code})`,
		sql`t.id not in (${openEntries(strict)} and e.status <> 'planned')`,
		sql`not exists (select from (${earlierParts(sql`t.id`)}) r join title p on p.id = r.id and p.kind = t.kind
			and p.removed_at is null)`,
		...(dubs.length > 0 ? [sql<SqlBool>`${CARD_DUBS} @> ${dubs}::text[]`] : []),
		...(byGenre ? wishes : [])
			.filter(({ genres }) => genres.length > 0)
			.map(({ genres }) => sql<SqlBool>`${GENRES} && ${genres}::text[]`),
		...(byService && services.length > 0
			? [
					sql<SqlBool>`exists (select from title_platform o join platform p on p.id = o.platform_id
						where o.title_id = t.id and o.status = 'available' and p.key = any(${services}::text[]))`,
				]
			: []),
	]
}

/** The least time that somebody has. */
function inTime(wishes: readonly TogetherWishes[]): RawBuilder<SqlBool> {
	const time = TOGETHER_TIMES.find((each) => wishes.some((one) => one.time === each))
	if (time === 'episode') return sql`t.format <> 'Movie' and coalesce(t.minutes, 0) <= ${EPISODE_MINUTES}`
	return time === 'film' ? sql`t.format = 'Movie'` : sql`true`
}
