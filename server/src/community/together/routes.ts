import type { FastifyInstance, FastifyRequest } from 'fastify'
import {
	beginTogetherRoute,
	dealTogetherRoute,
	endTogetherRoute,
	enterTogetherRoute,
	leaveTogetherRoute,
	type TogetherRoom,
	togetherRoute,
	voteTogetherRoute,
	wishTogetherRoute,
} from 'shared-contract'
import type { Similarity } from '../../catalogue/public.ts'
import type { AppContext } from '../../core/appContext.ts'
import type { Database } from '../../core/database/schema.ts'
import { serve } from '../../core/http/serve.ts'
import { requireMember } from '../../core/identity/authentication.ts'
import { Problem } from '../../core/problem.ts'
import { readableChannel } from '../conversation/access.ts'
import { deal } from './deal.ts'
import { readRoom } from './readRoom.ts'
import { beginRoom, changeRoom, type Room } from './rooms.ts'
import { askerOf, enter, requireSeat, roomsAmong, type Seat, withKey } from './seats.ts'
import { castVote, endNow, settle } from './votes.ts'

const BEGUN_PER_MINUTE = 10
/** Eight people behind one address, each of whom asks every three seconds, and some more. */
const READS_PER_MINUTE = 300
const ENTRIES_PER_MINUTE = 60
const WRITES_PER_MINUTE = 600

/** Serves the rooms in which people choose what they watch. */
export function serveTogether(app: FastifyInstance, context: AppContext, similarity: Similarity): void {
	context.live.guard('together', (viewer, codes) => (viewer ? roomsAmong(context.db, codes, viewer.id) : []))

	serve(
		app,
		beginTogetherRoute,
		async ({ request, body: { conversationId }, context }) => {
			const { id: memberId } = await requireMember(request, context)
			if (conversationId !== null) await readableChannel(context.db, conversationId, memberId)
			return { code: await beginRoom(context.db, { memberId, conversationId, now: context.now() }) }
		},
		{ perMember: BEGUN_PER_MINUTE },
	)

	serve(
		app,
		togetherRoute,
		async ({ request, params }) => readRoom(context, params.code, await askerOf(request, context)),
		{ perMinute: READS_PER_MINUTE },
	)

	serve(
		app,
		enterTogetherRoute,
		async ({ request, reply, params: { code }, body }) => {
			const known = await askerOf(request, context)
			const asker = withKey(known, reply, context)
			await changeRoom(context, code, (transaction) =>
				enter(transaction, code, asker, { name: body.name, now: context.now() }),
			)
			return changed(context, code, () => readRoom(context, code, asker))
		},
		// The key of a guest must not be stored with the answer.
		{ idempotent: false, perMinute: ENTRIES_PER_MINUTE },
	)

	serve(
		app,
		leaveTogetherRoute,
		async ({ request, params: { code } }) => {
			const asker = await askerOf(request, context)
			await changeRoom(context, code, async (transaction, room) => {
				const seat = await requireSeat(transaction, code, asker)
				await transaction.deleteFrom('together_seat').where('id', '=', seat.id).execute()
				await settle(transaction, room, context.now())
			})
			if (asker.memberId !== null) context.live.revoke(`together:${code}`, asker.memberId)
			return changed(context, code, async () => ({ done: true }))
		},
		{ perMinute: ENTRIES_PER_MINUTE },
	)

	/** A change by one of the people of a room. */
	async function act(
		request: FastifyRequest,
		code: string,
		how: (transaction: Database, room: Room, seat: Seat) => Promise<void>,
	): Promise<TogetherRoom> {
		const asker = await askerOf(request, context)
		await changeRoom(context, code, async (transaction, room) =>
			how(transaction, room, await requireSeat(transaction, code, asker)),
		)
		return changed(context, code, () => readRoom(context, code, asker))
	}
	const writes = { perMinute: WRITES_PER_MINUTE }

	serve(
		app,
		wishTogetherRoute,
		({ request, params, body }) =>
			act(request, params.code, async (transaction, room, { id }) => {
				if (room.round > 0) throw new Problem('together.started', 409)
				const wishes = JSON.stringify(body)
				await transaction.updateTable('together_seat').set({ wishes }).where('id', '=', id).execute()
			}),
		writes,
	)

	serve(
		app,
		dealTogetherRoute,
		async ({ request, params }) => {
			// It reads by a connection of its own, for which a transaction would wait.
			await similarity.similar.ready()
			return act(request, params.code, (transaction, room) => deal(transaction, similarity, room))
		},
		{ idempotent: false, perMinute: ENTRIES_PER_MINUTE },
	)

	serve(
		app,
		voteTogetherRoute,
		({ request, params, body }) =>
			act(request, params.code, async (transaction, room, seat) => {
				await castVote(transaction, room, seat, { titleId: Number(params.titleId), vote: body.vote })
				await settle(transaction, room, context.now())
			}),
		writes,
	)

	serve(
		app,
		endTogetherRoute,
		({ request, params }) =>
			act(request, params.code, (transaction, room, seat) => endNow(transaction, room, seat, context.now())),
		// Twice is as once.
		{ ...writes, idempotent: false },
	)
}

/** Tells the pages of a room to read it again. */
function changed<Answer>({ live }: AppContext, code: string, answer: () => Promise<Answer>): Promise<Answer> {
	live.publish(`together:${code}`, { type: 'togetherChanged', code })
	return answer()
}
