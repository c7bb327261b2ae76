import type { Selectable } from 'kysely'
import { MEDIA_SERVERS_PER_MEMBER, type MediaProgram, type MediaResult, type MediaServer } from 'shared-contract'
import { inTransaction } from '../../core/database/inTransaction.ts'
import type { Database } from '../../core/database/schema.ts'
import { trimmedText } from '../../core/http/textField.ts'
import { hashLinkToken, newLinkToken } from '../../core/identity/linkToken.ts'
import { lockMember } from '../../core/identity/lockMember.ts'
import { Problem } from '../../core/problem.ts'
import type { MediaServerTables } from './tables.ts'

export type ServerRow = Selectable<MediaServerTables['media_server']>

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const TOKEN = /^[A-Za-z0-9_-]{43}$/

/** The connections of a member, in the order in which they were made. */
export async function readServers(db: Database, memberId: string): Promise<MediaServer[]> {
	const rows = await db
		.selectFrom('media_server')
		.where('member_id', '=', memberId)
		.selectAll()
		.orderBy('created_at')
		.orderBy('id')
		.execute()
	return rows.map(presentServer)
}

interface NewServer {
	memberId: string
	program: MediaProgram
	userName: string
	now: Date
}

interface WithToken {
	server: MediaServer
	token: string
}

/** Makes a connection. Only the hash of its token is stored. @throws Problem 409 if there are too many. */
export async function addServer(db: Database, { memberId, program, userName, now }: NewServer): Promise<WithToken> {
	const token = newLinkToken()
	const row = await inTransaction(db, async (transaction) => {
		await lockMember(transaction, memberId)
		const known = await readServers(transaction, memberId)
		if (known.length >= MEDIA_SERVERS_PER_MEMBER) throw new Problem('mediaServer.tooMany', 409)
		return transaction
			.insertInto('media_server')
			.values({
				member_id: memberId,
				program,
				user_name: trimmedText(userName),
				token_hash: hashLinkToken(token),
				created_at: now,
			})
			.returningAll()
			.executeTakeFirstOrThrow()
	})
	return { server: presentServer(row), token }
}

interface OwnServer {
	memberId: string
	id: string
}

/** Makes another token; the one before ends. @throws Problem 404 if the member has no such connection. */
export async function renewServer(db: Database, { memberId, id }: OwnServer): Promise<WithToken> {
	const token = newLinkToken()
	const row = UUID.test(id)
		? await db
				.updateTable('media_server')
				.set({ token_hash: hashLinkToken(token) })
				.where('id', '=', id)
				.where('member_id', '=', memberId)
				.returningAll()
				.executeTakeFirst()
		: undefined
	if (!row) throw new Problem('request.notFound', 404)
	return { server: presentServer(row), token }
}

/** Ends a connection. @throws Problem 404 if the member has no such connection. */
export async function removeServer(db: Database, { memberId, id }: OwnServer): Promise<void> {
	if (!UUID.test(id)) throw new Problem('request.notFound', 404)
	const { numDeletedRows } = await db
		.deleteFrom('media_server')
		.where('id', '=', id)
		.where('member_id', '=', memberId)
		.executeTakeFirst()
	if (Number(numDeletedRows) === 0) throw new Problem('request.notFound', 404)
}

/** The connection of a token; undefined for an unknown one. */
export async function serverOfToken(db: Database, token: string): Promise<ServerRow | undefined> {
	if (!TOKEN.test(token)) return undefined
	return db.selectFrom('media_server').where('token_hash', '=', hashLinkToken(token)).selectAll().executeTakeFirst()
}

/** Notes what came of the last notification. */
export async function noteLast(db: Database, id: string, result: MediaResult, now: Date): Promise<void> {
	await db.updateTable('media_server').set({ last_at: now, last_result: result }).where('id', '=', id).execute()
}

function presentServer({ id, program, user_name, created_at, last_at, last_result }: ServerRow): MediaServer {
	return {
		id,
		program,
		userName: user_name,
		createdAt: created_at.toISOString(),
		last: last_at && last_result ? { receivedAt: last_at.toISOString(), result: last_result } : null,
	}
}
