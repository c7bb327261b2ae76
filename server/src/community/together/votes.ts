import { sql } from 'kysely'
import type { TogetherVote } from 'shared-contract'
import type { Database } from '../../core/database/schema.ts'
import { Problem } from '../../core/problem.ts'
import type { Room } from './rooms.ts'
import { type Seat, seatsOf } from './seats.ts'

interface Tally {
	title_id: number
	likes: number
	vetoes: number
	answers: number
}

/** The votes on the cards of the round, in the order in which they were dealt: the best fit first. */
async function tallies(db: Database, { code, round }: Room): Promise<Tally[]> {
	const { rows } = await sql<Tally>`
		select c.title_id, count(*) filter (where v.vote = 'like') as likes,
			count(*) filter (where v.vote = 'veto') as vetoes, count(v.vote) as answers
		from together_card c
		left join (together_vote v join together_seat s on s.id = v.seat_id) on v.title_id = c.title_id and s.code = c.code
		where c.code = ${code} and c.round = ${round}
		group by c.title_id, c.place order by c.place`.execute(db)
	return rows
}

/** The titles of the round that somebody has vetoed. */
export async function vetoed(db: Database, room: Room): Promise<Set<number>> {
	return new Set((await tallies(db, room)).filter(({ vetoes }) => vetoes > 0).map(({ title_id }) => title_id))
}

/** Casts or changes a vote in a locked room. @throws Problem 404 for no card, 409 if it has ended or the veto is used. */
export async function castVote(
	transaction: Database,
	room: Room,
	seat: Seat,
	{ titleId, vote }: { titleId: number; vote: TogetherVote },
): Promise<void> {
	if (room.ended_at) throw new Problem('together.ended', 409)
	const own = await transaction.selectFrom('together_vote').where('seat_id', '=', seat.id).selectAll().execute()
	if (vote === 'veto' && own.some((each) => each.vote === 'veto' && each.title_id !== titleId)) {
		throw new Problem('together.vetoUsed', 409)
	}
	if (!(await tallies(transaction, room)).some(({ title_id }) => title_id === titleId)) {
		throw new Problem('request.notFound', 404)
	}
	await transaction
		.insertInto('together_vote')
		.values({ seat_id: seat.id, title_id: titleId, vote })
		.onConflict((conflict) => conflict.columns(['seat_id', 'title_id']).doUpdateSet({ vote }))
		.execute()
}

/** Ends a round that all agree on, or that all have answered. A vetoed card needs no further answer. */
export async function settle(transaction: Database, room: Room, now: Date): Promise<void> {
	if (room.round === 0 || room.ended_at) return
	const people = (await seatsOf(transaction, room.code)).length
	const cards = await tallies(transaction, room)
	const agreed = cards.find(({ likes }) => people > 1 && likes === people)
	const isAnswered = cards.every(({ vetoes, answers }) => vetoes > 0 || answers === people)
	if (people > 0 && (agreed || isAnswered)) await end(transaction, room, { cards, people, now })
}

/** Ends a round by most likes before all have answered. @throws Problem 409 `together.unanswered` until one has oneself. */
export async function endNow(transaction: Database, room: Room, seat: Seat, now: Date): Promise<void> {
	if (room.ended_at) return
	const cards = await tallies(transaction, room)
	const own = await transaction.selectFrom('together_vote').where('seat_id', '=', seat.id).select('title_id').execute()
	const answered = new Set(own.map(({ title_id }) => title_id))
	const isAnswered = cards.every(({ title_id, vetoes }) => vetoes > 0 || answered.has(title_id))
	if (room.round === 0 || !isAnswered) throw new Problem('together.unanswered', 409)
	await end(transaction, room, { cards, people: (await seatsOf(transaction, room.code)).length, now })
}

async function end(
	transaction: Database,
	{ code }: Room,
	{ cards, people, now }: { cards: readonly Tally[]; people: number; now: Date },
): Promise<void> {
	const [best] = cards
		.filter(({ likes, vetoes }) => likes > 0 && vetoes === 0)
		.toSorted((one, other) => other.likes - one.likes)
	await transaction
		.updateTable('together_room')
		.set({ ended_at: now, result_id: best?.title_id ?? null, result_likes: best?.likes ?? 0, result_people: people })
		.where('code', '=', code)
		.execute()
}
