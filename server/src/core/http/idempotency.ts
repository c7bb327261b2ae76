import { createHash } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { type ExpressionBuilder, type Kysely, sql, type Transaction } from 'kysely'
import { DAY_MS } from 'shared-contract/units'
import type { Database, Schema } from '../database/schema.ts'
import { Problem } from '../problem.ts'

const CACHED_MS = DAY_MS
const WAIT_MS = 5000
const POLL_MS = 50
/** Lifetime of a lease that its process does not renew. */
const LEASE_MS = 30_000
const RENEW_MS = 10_000

const KEY = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

/** A request with its idempotency key. */
export interface IdempotentRequest {
	/** The member's id, or a visitor's network. */
	owner: string
	route: string
	key: string
	/** The parameters and the body. A key that was used with others is refused. */
	input: readonly unknown[]
	now: Date
}

/** The idempotency key of a request. @throws Problem 400 when it is no UUID */
export function idempotencyKey(header: string | string[] | undefined): string | undefined {
	if (header === undefined) return undefined
	if (typeof header !== 'string' || !KEY.test(header)) throw new Problem('request.invalid', 400)
	return header.toLowerCase()
}

/** The state of a key in the database. */
type KeyState<Answer> = { state: 'new' } | { state: 'running' } | { state: 'answered'; answer: Answer }

/**
 * Handles a request once for each key, in one transaction with its cached answer. A crash leaves both or neither, so the
 * client may retry at once. A second request with the key waits for the first, and holds no connection meanwhile.
 *
 * @throws Problem `request.key.reused` when the key was used with other parameters; `request.key.running` when the first
 * request is not done after {@link WAIT_MS}.
 */
export async function runOnceInTransaction<Answer>(
	db: Kysely<Schema>,
	request: IdempotentRequest,
	handle: (transaction: Transaction<Schema>) => Promise<Answer>,
): Promise<Answer> {
	const hash = hashOf(request.input)
	return waitForAnswer(() =>
		db.transaction().execute(async (transaction): Promise<KeyState<Answer>> => {
			if (!(await lockKey(transaction, request))) return { state: 'running' }
			const known = await find<Answer>(transaction, request, hash)
			if (known.state !== 'new') return known
			const answer = await handle(transaction)
			await store(transaction, request, hash, answer)
			return { state: 'answered', answer }
		}),
	)
}

/**
 * Handles a request once for each key when its work is not in the database alone (files, long imports). The process leases
 * the key and renews the lease while it works. After a crash the lease expires in {@link LEASE_MS}, and a retry runs the
 * work again, so the work must be repeatable.
 *
 * @throws Problem as {@link runOnceInTransaction}
 */
export async function runOnceByLease<Answer>(
	db: Database,
	request: IdempotentRequest,
	handle: () => Promise<Answer>,
): Promise<Answer> {
	const hash = hashOf(request.input)
	return waitForAnswer(async (): Promise<KeyState<Answer>> => {
		if (!(await lease(db, request, hash))) return find<Answer>(db, request, hash)
		const renewing = renew(db, request)
		try {
			const answer = await handle()
			// An update, not an upsert: the row may have been deleted with the account of its owner.
			await db
				.updateTable('idempotency_key')
				.set({ answer: textOf(answer) })
				.where(rowOf(request))
				.execute()
			return { state: 'answered', answer }
		} catch (error) {
			await db.deleteFrom('idempotency_key').where(rowOf(request)).execute()
			throw error
		} finally {
			clearInterval(renewing)
		}
	})
}

async function waitForAnswer<Answer>(attempt: () => Promise<KeyState<Answer>>): Promise<Answer> {
	const until = performance.now() + WAIT_MS
	for (;;) {
		const known = await attempt()
		if (known.state === 'answered') return known.answer
		if (performance.now() > until) throw new Problem('request.key.running', 409, { retryAfter: 5 })
		await wait(POLL_MS)
	}
}

function hashOf(input: readonly unknown[]): string {
	const hash = createHash('sha256')
	for (const part of input) hash.update(Buffer.isBuffer(part) ? part : `${JSON.stringify(part)}\n`)
	return hash.digest('base64url')
}

/** Deletes the keys that are older than a retry can be. */
export async function pruneIdempotencyKeys(db: Database, now: Date): Promise<void> {
	await db
		.deleteFrom('idempotency_key')
		.where('created_at', '<=', new Date(now.getTime() - CACHED_MS))
		.execute()
}

/**
 * Deletes cached answers that contain one of these texts, such as the id of a deleted resource: a retry with the same key
 * then runs again.
 */
export async function deleteCachedAnswers(db: Database, texts: readonly string[]): Promise<void> {
	for (const text of texts) {
		await sql`delete from idempotency_key where strpos(answer, ${JSON.stringify(text).slice(1, -1)}) > 0`.execute(db)
	}
}

/** Tries the lock without waiting: a waiting request would hold a connection for as long as the first one runs. */
async function lockKey(transaction: Transaction<Schema>, { owner, route, key }: IdempotentRequest): Promise<boolean> {
	const { rows } = await sql<{ locked: boolean }>`select pg_try_advisory_xact_lock(
		hashtextextended(${`${owner} ${route} ${key}`}, 0)) as locked`.execute(transaction)
	return rows[0]?.locked === true
}

async function find<Answer>(db: Database, request: IdempotentRequest, hash: string): Promise<KeyState<Answer>> {
	const row = await db
		.selectFrom('idempotency_key')
		.where(rowOf(request))
		.select(['asked_hash', 'answer', 'created_at'])
		.executeTakeFirst()
	if (!row) return { state: 'new' }
	if (row.asked_hash !== hash) throw new Problem('request.key.reused', 422)
	// Written by `store` from an answer of this very route.
	if (row.answer !== null) return { state: 'answered', answer: JSON.parse(row.answer) as Answer }
	return { state: row.created_at > leaseStart(request.now) ? 'running' : 'new' }
}

/** Leases a key that is new or whose lease has expired. */
async function lease(db: Database, { owner, route, key, now }: IdempotentRequest, hash: string): Promise<boolean> {
	const { numInsertedOrUpdatedRows } = await db
		.insertInto('idempotency_key')
		.values({ owner, route, key, asked_hash: hash, created_at: now })
		.onConflict((conflict) =>
			conflict
				.columns(['owner', 'route', 'key'])
				.doUpdateSet({ created_at: now })
				.where('idempotency_key.answer', 'is', null)
				.where('idempotency_key.asked_hash', '=', hash)
				.where('idempotency_key.created_at', '<=', leaseStart(now)),
		)
		.executeTakeFirst()
	return Number(numInsertedOrUpdatedRows) > 0
}

function renew(db: Database, request: IdempotentRequest): NodeJS.Timeout {
	const began = performance.now()
	const again = async () => {
		const created_at = new Date(request.now.getTime() + performance.now() - began)
		await db.updateTable('idempotency_key').set({ created_at }).where(rowOf(request)).execute()
	}
	// A lease that cannot be renewed expires, as after a crash.
	return setInterval(() => void again().catch(() => {}), RENEW_MS).unref()
}

async function store(
	db: Database,
	{ owner, route, key, now }: IdempotentRequest,
	hash: string,
	value: unknown,
): Promise<void> {
	const answer = textOf(value)
	await db
		.insertInto('idempotency_key')
		.values({ owner, route, key, asked_hash: hash, answer, created_at: now })
		.onConflict((conflict) => conflict.columns(['owner', 'route', 'key']).doUpdateSet({ answer }))
		.execute()
}

// A handler without a return value is stored as null.
function textOf(answer: unknown): string {
	return JSON.stringify(answer ?? null)
}

function leaseStart(now: Date): Date {
	return new Date(now.getTime() - LEASE_MS)
}

function rowOf({ owner, route, key }: IdempotentRequest) {
	return ({ and }: ExpressionBuilder<Schema, 'idempotency_key'>) => and({ owner, route, key })
}
