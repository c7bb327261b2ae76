import { randomBytes } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { Scope } from 'shared-contract'
import { DAY_MS } from 'shared-contract/units'
import { ACCESS_TOKEN_PREFIX, hashToken } from '../core/identity/tokenAccess.ts'

/** Inserts a personal access token of a member, valid for a day, and returns the headers of its bearer. */
export async function bearer(
	{ context: { db, now } }: FastifyInstance,
	memberId: string,
	...scopes: Scope[]
): Promise<{ authorization: string }> {
	const token = `${ACCESS_TOKEN_PREFIX}${randomBytes(32).toString('base64url')}`
	const created = now()
	await db
		.insertInto('access_token')
		.values({
			token_hash: hashToken(token),
			member_id: memberId,
			name: 'Test',
			scopes,
			created_at: created,
			expires_at: new Date(created.getTime() + DAY_MS),
			used_at: null,
		})
		.execute()
	return { authorization: `Bearer ${token}` }
}
