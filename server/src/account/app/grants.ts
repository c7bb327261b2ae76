import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { type Authorization, SCOPES, type Scope } from 'shared-contract'
import { DAY_S } from 'shared-contract/units'
import type { Database } from '../../core/database/schema.ts'
import { hashToken } from '../../core/identity/tokenAccess.ts'
import { Problem } from '../../core/problem.ts'
import { saveRecord } from './oauth/records.ts'

const ID_BYTES = 32
/** A grant holds until the member ends it. */
const LIFETIME_S = 3650 * DAY_S

interface NewGrant {
	memberId: string
	appId: string
	scopes: readonly Scope[]
	now: Date
}

/**
 * Stores that a member lets an app act for them. Each consent is a grant of its own, so that a stolen token ends the tokens
 * of one device and not of all.
 *
 * @returns the id of the grant for the library.
 */
export async function saveGrant(db: Database, { memberId, appId, scopes, now }: NewGrant): Promise<string> {
	const grantId = randomBytes(ID_BYTES).toString('base64url')
	const issuedAt = Math.floor(Date.now() / 1000)
	await saveRecord(db, {
		model: 'Grant',
		id_hash: hashToken(grantId),
		payload: {
			kind: 'Grant',
			iat: issuedAt,
			exp: issuedAt + LIFETIME_S,
			accountId: memberId,
			clientId: appId,
			openid: { scope: scopes.join(' ') },
		},
		expiresIn: LIFETIME_S,
		now,
	})
	return grantId
}

/** The apps that a member lets act for them, the latest first, each with what all of its grants allow. */
export async function readAuthorizations(db: Database, memberId: string): Promise<Authorization[]> {
	const rows = await db
		.selectFrom('oauth_record as given')
		.innerJoin('app', 'app.id', 'given.app_id')
		.where('given.member_id', '=', memberId)
		.where('given.model', '=', 'Grant')
		.select((eb) => [
			'app.id',
			'app.name',
			'app.website',
			eb.fn.min('given.created_at').as('since'),
			eb.fn.max('given.used_at').as('usedAt'),
			sql<string>`string_agg(given.payload -> 'openid' ->> 'scope', ' ')`.as('scopes'),
		])
		.groupBy(['app.id', 'app.name', 'app.website'])
		.orderBy('since', 'desc')
		.orderBy('app.id')
		.execute()
	return rows.map(({ since, usedAt, scopes, ...app }) => ({
		app,
		scopes: scopesIn(scopes),
		since: since.toISOString(),
		usedAt: usedAt?.toISOString() ?? null,
	}))
}

/** Ends what a member lets an app do: all of its codes and tokens. @throws Problem 404 without such a grant */
export async function revokeAuthorization(db: Database, memberId: string, appId: string): Promise<void> {
	const { numDeletedRows } = await db
		.deleteFrom('oauth_record')
		.where('member_id', '=', memberId)
		.where('app_id', '=', appId)
		.executeTakeFirst()
	if (numDeletedRows === 0n) throw new Problem('request.notFound', 404)
}

/** The known scopes of a text of them. */
export function scopesIn(text: unknown): Scope[] {
	const words = typeof text === 'string' ? text.split(' ') : []
	return SCOPES.filter((scope) => words.includes(scope))
}
