import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { mayInGroup, type TogetherCard, type TogetherPerson, type TogetherRoom } from 'shared-contract'
import { EPISODE_COUNT, readCards } from '../../catalogue/public.ts'
import type { AppContext } from '../../core/appContext.ts'
import { blockedEitherWay } from '../../core/identity/visibility/blocked.ts'
import { roleOf } from '../group/lockGroup.ts'
import { toMemberCard } from '../memberCard.ts'
import { endOf, type Room, roomOf } from './rooms.ts'
import { type Asker, type Seat, seatOf, seatsOf } from './seats.ts'
import { vetoed } from './votes.ts'

type Reader = Pick<AppContext, 'db' | 'now' | 'pictures'>

/** A room as who asks sees it: its people and cards for one of them, else how many they are. @throws Problem 404. */
export async function readRoom(context: Reader, code: string, asker: Asker): Promise<TogetherRoom> {
	const { db, now } = context
	const room = await roomOf(db, code, now())
	const [seats, own] = await Promise.all([seatsOf(db, code), seatOf(db, code, asker)])
	const cards = own ? await cardsOf(context, room, own) : []
	return {
		code,
		phase: phaseOf(room),
		endsAt: endOf(room).toISOString(),
		size: seats.length,
		people: own ? await people(context, { room, seats, own }) : [],
		wishes: own?.wishes ?? null,
		cards,
		isLoose: room.is_loose,
		vetoUsed: own !== undefined && (await vetoesOf(context, own)),
		result: own ? await resultOf(context, room) : null,
		channelId: own ? await channelFor(context, room, own) : null,
	}
}

const phaseOf = ({ round, ended_at }: Room) => (ended_at ? 'ended' : round > 0 ? 'cards' : 'wishes')

async function people(
	{ db }: Reader,
	{ room, seats, own }: { room: Room; seats: readonly Seat[]; own: Seat },
): Promise<TogetherPerson[]> {
	const ids = seats.flatMap(({ member_id }) => member_id ?? [])
	const rows =
		ids.length === 0
			? []
			: await db.selectFrom('member').where('id', 'in', ids).select(['id', 'username', 'avatar_url']).execute()
	const cardOf = new Map(rows.map((row) => [row.id, toMemberCard(row)]))
	const blocked = own.member_id === null ? new Set<string>() : await blockedEitherWay(db, own.member_id)
	const unanswered = room.round > 0 ? await openSeats(db, room) : undefined
	return seats.map(({ id, member_id, guest_name, wishes }) => {
		const member = member_id === null || blocked.has(member_id) ? undefined : cardOf.get(member_id)
		return {
			id,
			name: guest_name ?? member?.name ?? null,
			avatarUrl: member?.avatarUrl ?? null,
			isGuest: member_id === null,
			isYou: id === own.id,
			isReady: unanswered ? !unanswered.has(id) : wishes !== null,
		}
	})
}

/** The seats that have not answered all cards of the round; a vetoed card needs no answer. */
async function openSeats(db: Reader['db'], room: Room): Promise<Set<string>> {
	const { rows } = await sql<{ id: string }>`
		select distinct s.id from together_seat s join together_card c on c.code = s.code and c.round = ${room.round}
		where s.code = ${room.code} and c.title_id <> all(${[...(await vetoed(db, room))]}::int[])
			and not exists (select from together_vote v where v.seat_id = s.id and v.title_id = c.title_id)`.execute(db)
	return new Set(rows.map(({ id }) => id))
}

interface OwnRow {
	id: number
	vote: TogetherCard['vote']
	status: string | null
}

/**
 * The cards of the round in the order of one person: what they have planned first and what they have seen last, by all of
 * their list, which nobody else is told; the rest by chance, but each time the same.
 */
async function cardsOf(context: Reader, room: Room, own: Seat): Promise<TogetherCard[]> {
	const { rows } = await sql<OwnRow>`
		select c.title_id as id, v.vote, e.status from together_card c
		left join together_vote v on v.title_id = c.title_id and v.seat_id = ${own.id}
		left join list_entry e on e.title_id = c.title_id and e.member_id = ${own.member_id} and e.removed_at is null
		where c.code = ${room.code} and c.round = ${room.round}`.execute(context.db)
	const out = await vetoed(context.db, room)
	const rankOf = ({ id, status }: OwnRow) => {
		const chance = createHash('sha256').update(`${own.id} ${id}`).digest('hex')
		return `${status === null ? 1 : status === 'planned' ? 0 : 2} ${chance}`
	}
	const ordered = rows.toSorted((one, other) => (rankOf(one) < rankOf(other) ? -1 : 1))
	const watchable = await watchables(
		context,
		ordered.map(({ id }) => id),
	)
	return ordered.flatMap(({ id, vote }) => {
		const found = watchable.get(id)
		return found ? [{ ...found, vote, isOut: out.has(id) }] : []
	})
}

/** Titles as cards, with how long they take; without those that are no longer on the site. */
async function watchables({ db, pictures }: Reader, ids: readonly number[]) {
	const { cards } = await readCards(db, ids, pictures)
	const { rows } = await sql<{ id: number; minutes: number | null; episodes: number | null }>`
		select t.id, t.minutes, ${EPISODE_COUNT} as episodes from title t where t.id = any(${ids}::int[])`.execute(db)
	const rowOf = new Map(rows.map((row) => [row.id, row]))
	return new Map(
		cards.map(({ card }) => {
			const { minutes = null, episodes = null } = rowOf.get(card.id) ?? {}
			return [card.id, { title: card, minutes, episodes }]
		}),
	)
}

async function vetoesOf({ db }: Reader, own: Seat): Promise<boolean> {
	const veto = await db
		.selectFrom('together_vote')
		.where('seat_id', '=', own.id)
		.where('vote', '=', 'veto')
		.select('title_id')
		.executeTakeFirst()
	return veto !== undefined
}

async function resultOf(context: Reader, room: Room): Promise<TogetherRoom['result']> {
	if (room.result_id === null) return null
	const found = (await watchables(context, [room.result_id])).get(room.result_id)
	return found ? { ...found, likes: room.result_likes, people: room.result_people } : null
}

/** The channel of a room, for a member who may bind it to a title. */
async function channelFor({ db }: Reader, room: Room, own: Seat): Promise<string | null> {
	if (room.conversation_id === null || own.member_id === null) return null
	const channel = await db
		.selectFrom('conversation')
		.where('id', '=', room.conversation_id)
		.select('group_id')
		.executeTakeFirst()
	const role = channel?.group_id ? await roleOf(db, channel.group_id, own.member_id) : undefined
	return role && mayInGroup(role, 'arrangeChannels') ? room.conversation_id : null
}
