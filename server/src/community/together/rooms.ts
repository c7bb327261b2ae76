import type { Selectable } from 'kysely'
import { DAY_MS } from 'shared-contract/units'
import type { AppContext } from '../../core/appContext.ts'
import { inTransaction } from '../../core/database/inTransaction.ts'
import type { Database } from '../../core/database/schema.ts'
import { Problem } from '../../core/problem.ts'
import { randomId } from '../group/randomId.ts'
import type { TogetherTables } from './tables.ts'

export type Room = Selectable<TogetherTables['together_room']>

// 100 bits: too many to guess.
const CODE_LENGTH = 20
const ROOMS_PER_MEMBER = 20

/** Begins a room. @throws Problem 409 `together.tooMany`. */
export async function beginRoom(
	db: Database,
	{ memberId, conversationId, now }: { memberId: string; conversationId: string | null; now: Date },
): Promise<string> {
	const own = await db
		.selectFrom('together_room')
		.where('begun_by', '=', memberId)
		.where('created_at', '>', deadline(now))
		.select('code')
		.execute()
	if (own.length >= ROOMS_PER_MEMBER) throw new Problem('together.tooMany', 409)
	const code = randomId(CODE_LENGTH)
	await db
		.insertInto('together_room')
		.values({
			code,
			begun_by: memberId,
			conversation_id: conversationId,
			created_at: now,
			ended_at: null,
			result_id: null,
		})
		.execute()
	return code
}

/** A room that lives. @throws Problem 404. */
export async function roomOf(db: Database, code: string, now: Date): Promise<Room> {
	const room = await living(db, code, now).executeTakeFirst()
	if (!room) throw new Problem('request.notFound', 404)
	return room
}

/** Changes a room under its lock, so that changes of its people, cards and votes run one after the other. */
export function changeRoom<Result>(
	{ db, now }: Pick<AppContext, 'db' | 'now'>,
	code: string,
	change: (transaction: Database, room: Room) => Promise<Result>,
): Promise<Result> {
	return inTransaction(db, async (transaction) => {
		const room = await living(transaction, code, now()).forUpdate().executeTakeFirst()
		if (!room) throw new Problem('request.notFound', 404)
		return change(transaction, room)
	})
}

/** Deletes the rooms that are over a day old, with all in them. */
export async function deleteOldRooms(db: Database, now: Date): Promise<void> {
	await db.deleteFrom('together_room').where('created_at', '<=', deadline(now)).execute()
}

/** When a room ends. */
export const endOf = ({ created_at }: Room) => new Date(created_at.getTime() + DAY_MS)

const deadline = (now: Date) => new Date(now.getTime() - DAY_MS)

const living = (db: Database, code: string, now: Date) =>
	db.selectFrom('together_room').where('code', '=', code).where('created_at', '>', deadline(now)).selectAll()
