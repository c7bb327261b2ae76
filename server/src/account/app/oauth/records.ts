import { sql } from 'kysely'
import type { Adapter, AdapterPayload, errors as Errors } from 'oidc-provider'
import type { AppContext } from '../../../core/appContext.ts'
import type { Database } from '../../../core/database/schema.ts'
import { hashToken } from '../../../core/identity/tokenAccess.ts'
import { clientOf } from './client.ts'

const SECOND_MS = 1000
/** RFC 8628: how often a device may ask whether the member has answered. */
const POLL_MS = 5 * SECOND_MS
/**
 * How long a replaced refresh token may be used again: two windows of an app renew at the same moment, or an answer was lost.
 * Each use gets tokens of the same consent. A use after that ends the consent.
 */
const GRACE_MS = 10 * SECOND_MS

interface Parts extends Pick<AppContext, 'db' | 'now'> {
	errors: typeof Errors
}

/**
 * The storage of the library, a model of it each. The id of a code or token is its text, so ids are stored as hashes and
 * left out of what else is stored.
 */
export function recordsOf(model: string, parts: Parts): Adapter {
	if (model === 'Client') return { ...NOTHING, find: (id) => clientOf(parts.db, id) }
	// The site has its own sessions. One of the library would answer an app without asking the member.
	if (model === 'Session') return NOTHING
	const { db, now, errors } = parts
	const record = (id: string) => ({ model, id_hash: hashToken(id) })

	return {
		...NOTHING,

		async upsert(id, payload, expiresIn) {
			await saveRecord(db, { ...record(id), payload, expiresIn, now: now() })
		},

		async find(id) {
			const row = await db
				.selectFrom('oauth_record')
				.where('model', '=', model)
				.where('id_hash', '=', hashToken(id))
				.select(['payload', 'consumed_at', 'used_at'])
				.executeTakeFirst()
			if (!row) return undefined
			const payload = {
				...row.payload,
				jti: id,
				...(isUsedUp(row.consumed_at) && { consumed: seconds(row.consumed_at) }),
			}
			if (model === 'DeviceCode' && isPending(row.payload)) await countPoll(id, row.used_at)
			return payload
		},

		/** Marks a code or refresh token as used. A second use of a code at the same moment fails here, and ends the grant. */
		async consume(id) {
			const used = await db
				.updateTable('oauth_record')
				.set({ consumed_at: sql<Date>`coalesce(consumed_at, ${now()})` })
				.where('model', '=', model)
				.where('id_hash', '=', hashToken(id))
				.where((eb) => eb.or([eb('consumed_at', 'is', null), eb('consumed_at', '>', new Date(graceStart()))]))
				.returning('id_hash')
				.executeTakeFirst()
			if (used) return
			await endGrantOf(db, record(id))
			throw new errors.InvalidGrant('already consumed')
		},

		async destroy(id) {
			await db.deleteFrom('oauth_record').where('model', '=', model).where('id_hash', '=', hashToken(id)).execute()
		},

		async revokeByGrantId(grantId) {
			await db
				.deleteFrom('oauth_record')
				.where('model', '=', model)
				.where('grant_hash', '=', hashToken(grantId))
				.execute()
		},
	}

	function graceStart(): number {
		return now().getTime() - (model === 'RefreshToken' ? GRACE_MS : 0)
	}

	function isUsedUp(at: Date | null): at is Date {
		return at !== null && at.getTime() <= graceStart()
	}

	async function countPoll(id: string, polledAt: Date | null): Promise<void> {
		await db
			.updateTable('oauth_record')
			.set({ used_at: now() })
			.where('model', '=', model)
			.where('id_hash', '=', hashToken(id))
			.execute()
		if (polledAt && now().getTime() - polledAt.getTime() < POLL_MS) throw new errors.SlowDown()
	}
}

interface Record {
	model: string
	id_hash: string
	payload: AdapterPayload
	/** Seconds. */
	expiresIn: number | undefined
	now: Date
}

/** Stores a record, in place of the one with its id. */
export async function saveRecord(db: Database, { model, id_hash, payload, expiresIn, now }: Record): Promise<void> {
	const { jti, returnTo, userCode, ...stored } = payload
	const { clientId, params } = payload
	const asked = typeof params === 'object' && params !== null ? Reflect.get(params, 'client_id') : undefined
	const values = {
		payload: JSON.stringify(stored),
		grant_hash: hashOf(payload.grantId),
		member_id: textOf(payload.accountId),
		app_id: textOf(clientId) ?? textOf(asked),
		user_code_hash: hashOf(userCode),
		// By the library's clock, which checks the record.
		expires_at: expiresIn === undefined ? null : new Date(Date.now() + expiresIn * SECOND_MS),
	}
	await db
		.insertInto('oauth_record')
		.values({ model, id_hash, ...values, created_at: now })
		.onConflict((conflict) => conflict.columns(['model', 'id_hash']).doUpdateSet(values))
		.execute()
}

/** Ends the grant that a record belongs to, with all of its codes and tokens. */
async function endGrantOf(db: Database, { model, id_hash }: Pick<Record, 'model' | 'id_hash'>): Promise<void> {
	await sql`with used as (select grant_hash from oauth_record where model = ${model} and id_hash = ${id_hash})
		delete from oauth_record r using used
		where r.grant_hash = used.grant_hash or (r.model = 'Grant' and r.id_hash = used.grant_hash)`.execute(db)
}

const NOTHING: Adapter = {
	upsert: async () => {},
	find: async () => undefined,
	findByUid: async () => undefined,
	findByUserCode: async () => undefined,
	consume: async () => {},
	destroy: async () => {},
	revokeByGrantId: async () => {},
}

const isPending = ({ accountId, error }: AdapterPayload) => accountId === undefined && error === undefined
const seconds = (at: Date) => Math.floor(at.getTime() / SECOND_MS)
const textOf = (value: unknown) => (typeof value === 'string' ? value : null)
const hashOf = (value: unknown) => (typeof value === 'string' ? hashToken(value) : null)
