import { createHash } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { type ExpressionBuilder, type Kysely, sql, type Transaction } from 'kysely'
import { DAY_MS } from 'shared-contract/units'
import type { Database, Schema } from '../database/schema.ts'
import { Problem } from '../problem.ts'

const KEPT_MS = DAY_MS
const WAITED_MS = 5000
const ASKED_EVERY_MS = 50
/** How long a lease holds that is not renewed: its process has died. */
const LEASE_MS = 30_000
const RENEWED_EVERY_MS = 10_000

const KEY = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

/** A request with its idempotency key. */
export interface Keyed {
	/** Who asks: a member's id, or the network of a visitor. */
	owner: string
	route: string
	key: string
	/** What is asked for: the same key never stands for two things. */
	asked: readonly unknown[]
	now: Date
}

/** The key that a request brings, if it brings one; anything else than a UUID is refused. */
export function idempotencyKey(header: string | string[] | undefined): string | undefined {
	if (header === undefined) return undefined
	if (typeof header !== 'string' || !KEY.test(header)) throw new Problem('request.invalid', 400)
	return header.toLowerCase()
}

/** What the database holds of a key: nothing, a request that is being handled, or its answer. */
type Known<Answer> = { state: 'new' } | { state: 'running' } | { state: 'answered'; answer: Answer }

/**
 * Handles a request once for each key, in one transaction with its answer: a crash leaves both or neither, so the request
 * may be sent again at once. A second one that comes meanwhile waits for the first, without a connection.
 *
 * @throws Problem `request.key.reused` where the key stands for something else; `request.key.running` where the first is
 * not done after {@link WAITED_MS}.
 */
export async function onceInTransaction<Answer>(
	db: Kysely<Schema>,
	keyed: Keyed,
	act: (transaction: Transaction<Schema>) => Promise<Answer>,
): Promise<Answer> {
	const hash = hashOf(keyed.asked)
	return untilAnswered(() =>
		db.transaction().execute(async (transaction): Promise<Known<Answer>> => {
			if (!(await lockKey(transaction, keyed))) return { state: 'running' }
			const known = await find<Answer>(transaction, keyed, hash)
			if (known.state !== 'new') return known
			const answer = await act(transaction)
			await store(transaction, keyed, hash, answer)
			return { state: 'answered', answer }
		}),
	)
}

/**
 * Handles a request once for each key, where its work is not in the database alone (files, long imports). The key is leased
 * before the work and the lease renewed while it goes on; a process that dies leaves the key free after {@link LEASE_MS}.
 * The work must bear being begun again then.
 *
 * @throws Problem as {@link onceInTransaction}
 */
export async function onceByLease<Answer>(db: Database, keyed: Keyed, act: () => Promise<Answer>): Promise<Answer> {
	const hash = hashOf(keyed.asked)
	return untilAnswered(async (): Promise<Known<Answer>> => {
		if (!(await lease(db, keyed, hash))) return find<Answer>(db, keyed, hash)
		const renewing = renew(db, keyed)
		try {
			const answer = await act()
			// Where the row went meanwhile, with the account of its owner, none comes back.
			await db
				.updateTable('idempotency_key')
				.set({ answer: textOf(answer) })
				.where(rowOf(keyed))
				.execute()
			return { state: 'answered', answer }
		} catch (error) {
			await db.deleteFrom('idempotency_key').where(rowOf(keyed)).execute()
			throw error
		} finally {
			clearInterval(renewing)
		}
	})
}

async function untilAnswered<Answer>(attempt: () => Promise<Known<Answer>>): Promise<Answer> {
	const until = Date.now() + WAITED_MS
	for (;;) {
		const known = await attempt()
		if (known.state === 'answered') return known.answer
		if (Date.now() > until) throw new Problem('request.key.running', 409, { retryAfter: 5 })
		await wait(ASKED_EVERY_MS)
	}
}

function hashOf(asked: readonly unknown[]): string {
	const hash = createHash('sha256')
	for (const part of asked) hash.update(Buffer.isBuffer(part) ? part : `${JSON.stringify(part)}\n`)
	return hash.digest('base64url')
}

/** Deletes the keys that are older than a retry can be. */
export async function pruneIdempotencyKeys(db: Database, now: Date): Promise<void> {
	await db
		.deleteFrom('idempotency_key')
		.where('created_at', '<=', new Date(now.getTime() - KEPT_MS))
		.execute()
}

/**
 * Forgets the kept answers that hold one of these texts, as the id of what is deleted: whoever asks again under such a key
 * asks anew.
 */
export async function deleteCachedAnswers(db: Database, texts: readonly string[]): Promise<void> {
	for (const text of texts) {
		await sql`delete from idempotency_key where strpos(answer, ${JSON.stringify(text).slice(1, -1)}) > 0`.execute(db)
	}
}

/** Tries, never waits: a second request would keep a connection from others for as long as the first takes. */
async function lockKey(transaction: Transaction<Schema>, { owner, route, key }: Keyed): Promise<boolean> {
	const { rows } = await sql<{ locked: boolean }>`select pg_try_advisory_xact_lock(
		hashtextextended(${`${owner} ${route} ${key}`}, 0)) as locked`.execute(transaction)
	return rows[0]?.locked === true
}

async function find<Answer>(db: Database, keyed: Keyed, hash: string): Promise<Known<Answer>> {
	const row = await db
		.selectFrom('idempotency_key')
		.where(rowOf(keyed))
		.select(['asked_hash', 'answer', 'created_at'])
		.executeTakeFirst()
	if (!row) return { state: 'new' }
	if (row.asked_hash !== hash) throw new Problem('request.key.reused', 422)
	// Written by `store` from an answer of this very route.
	if (row.answer !== null) return { state: 'answered', answer: JSON.parse(row.answer) as Answer }
	return { state: row.created_at > leaseStart(keyed.now) ? 'running' : 'new' }
}

/** Takes a key that is new, or whose lease has run out. */
async function lease(db: Database, { owner, route, key, now }: Keyed, hash: string): Promise<boolean> {
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

function renew(db: Database, keyed: Keyed): NodeJS.Timeout {
	const began = performance.now()
	const again = async () => {
		const created_at = new Date(keyed.now.getTime() + performance.now() - began)
		await db.updateTable('idempotency_key').set({ created_at }).where(rowOf(keyed)).execute()
	}
	// What cannot be renewed runs out, as if the process had died.
	return setInterval(() => void again().catch(() => {}), RENEWED_EVERY_MS).unref()
}

async function store(db: Database, { owner, route, key, now }: Keyed, hash: string, given: unknown): Promise<void> {
	const answer = textOf(given)
	await db
		.insertInto('idempotency_key')
		.values({ owner, route, key, asked_hash: hash, answer, created_at: now })
		.onConflict((conflict) => conflict.columns(['owner', 'route', 'key']).doUpdateSet({ answer }))
		.execute()
}

// What answered by itself has nothing to be repeated.
function textOf(answer: unknown): string {
	return JSON.stringify(answer ?? null)
}

function leaseStart(now: Date): Date {
	return new Date(now.getTime() - LEASE_MS)
}

function rowOf({ owner, route, key }: Keyed) {
	return ({ and }: ExpressionBuilder<Schema, 'idempotency_key'>) => and({ owner, route, key })
}
