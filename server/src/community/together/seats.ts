import { randomUUID } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Selectable } from 'kysely'
import { TOGETHER_NAME_MAX_LENGTH, TOGETHER_PEOPLE } from 'shared-contract'
import { DAY_S } from 'shared-contract/units'
import type { AppContext } from '../../core/appContext.ts'
import type { Database } from '../../core/database/schema.ts'
import { hostCookie, hostCookieAttributes } from '../../core/http/hostCookie.ts'
import { refuseInvalidFields, textError, trimmedText } from '../../core/http/textField.ts'
import { currentMember } from '../../core/identity/authentication.ts'
import { hashLinkToken, newLinkToken } from '../../core/identity/linkToken.ts'
import { Problem } from '../../core/problem.ts'
import type { TogetherTables } from './tables.ts'

export type Seat = Selectable<TogetherTables['together_seat']>

/** Who asks: a member, or a guest by the hash of their key. Both are null for a visitor without a key. */
export interface Asker {
	memberId: string | null
	keyHash: string | null
}

const COOKIE = 'niouka_guest'
const KEY = /^[A-Za-z0-9_-]{43}$/

export async function askerOf(request: FastifyRequest, context: AppContext): Promise<Asker> {
	const member = await currentMember(request, context)
	const key = request.cookies[hostCookie(context.settings, COOKIE)]
	if (member) return { memberId: member.id, keyHash: null }
	return { memberId: null, keyHash: key !== undefined && KEY.test(key) ? hashLinkToken(key) : null }
}

/** The same asker, with a key if they are a guest without one: a random text that only its cookie holds. */
export function withKey(asker: Asker, reply: FastifyReply, { settings }: AppContext): Asker {
	if (asker.memberId !== null || asker.keyHash !== null) return asker
	const key = newLinkToken()
	const attributes = { ...hostCookieAttributes(settings), sameSite: 'lax', maxAge: DAY_S } as const
	reply.setCookie(hostCookie(settings, COOKIE), key, attributes)
	return { memberId: null, keyHash: hashLinkToken(key) }
}

/** The seat of who asks; undefined if they have not entered. */
export async function seatOf(db: Database, code: string, { memberId, keyHash }: Asker): Promise<Seat | undefined> {
	if (memberId === null && keyHash === null) return undefined
	return db
		.selectFrom('together_seat')
		.where('code', '=', code)
		.where(memberId === null ? 'key_hash' : 'member_id', '=', memberId ?? keyHash)
		.selectAll()
		.executeTakeFirst()
}

/** {@link seatOf}. @throws Problem 403 for somebody who has not entered. */
export async function requireSeat(db: Database, code: string, asker: Asker): Promise<Seat> {
	const seat = await seatOf(db, code, asker)
	if (!seat) throw new Problem('request.forbidden', 403)
	return seat
}

/** The people of a room, in the order in which they came. */
export function seatsOf(db: Database, code: string): Promise<Seat[]> {
	return db
		.selectFrom('together_seat')
		.where('code', '=', code)
		.selectAll()
		.orderBy('joined_at')
		.orderBy('id')
		.execute()
}

/** Takes a seat in a locked room, once. @throws Problem 400 for a guest without a name, 409 `together.full`. */
export async function enter(
	transaction: Database,
	code: string,
	asker: Asker,
	{ name, now }: { name: string; now: Date },
): Promise<void> {
	if (await seatOf(transaction, code, asker)) return
	const guest_name = asker.memberId === null ? trimmedText(name) : null
	if (guest_name !== null) {
		const rule = { maxLength: TOGETHER_NAME_MAX_LENGTH, required: 'text.required' } as const
		refuseInvalidFields({ name: textError(guest_name, rule) })
	}
	if ((await seatsOf(transaction, code)).length >= TOGETHER_PEOPLE) throw new Problem('together.full', 409)
	await transaction
		.insertInto('together_seat')
		.values({
			id: randomUUID(),
			code,
			member_id: asker.memberId,
			guest_name,
			key_hash: asker.keyHash,
			joined_at: now,
			wishes: null,
		})
		.execute()
}

/** Filters codes to those of rooms that a member sits in. */
export async function roomsAmong(db: Database, codes: readonly string[], memberId: string): Promise<string[]> {
	const rows = await db
		.selectFrom('together_seat')
		.where('code', 'in', codes)
		.where('member_id', '=', memberId)
		.select('code')
		.execute()
	return rows.map(({ code }) => code)
}
