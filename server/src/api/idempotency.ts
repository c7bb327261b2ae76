import { createHash } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { type ExpressionBuilder, sql } from 'kysely'
import type { Database, Schema } from '../database/schema.ts'
import { Problem } from './problem.ts'

const KEPT_MS = 24 * 60 * 60_000
const WAITED_MS = 5000
const ASKED_EVERY_MS = 50

const KEY = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

interface Doing {
	/** Whose doing it is: a member, or the network that a visitor asks from. */
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

/**
 * Does something once, however often it is asked for under the same key: whoever asks again gets the same answer. A
 * second that comes while the first is at work waits for it. What is refused leaves no trace, so it may be tried again.
 *
 * @throws Problem `request.key.reused` where the key stands for something else; `request.key.running` where the first is
 * not done after {@link WAITED_MS}, or its process died: nobody can tell then what was written, so nothing is written.
 */
export async function once<Answer>(db: Database, doing: Doing, act: () => Promise<Answer>): Promise<Answer> {
	const hash = hashOf(doing.asked)
	const until = Date.now() + WAITED_MS
	for (;;) {
		if (await begin(db, doing, hash)) return finish(db, doing, act)
		const known = await find(db, doing)
		if (known && known.asked_hash !== hash) throw new Problem('request.key.reused', 422)
		// Written by `finish` from an answer of this very route.
		if (known && known.answer !== null) return JSON.parse(known.answer) as Answer
		if (Date.now() > until) throw new Problem('request.key.running', 409, { retryAfter: 5 })
		if (known) await wait(ASKED_EVERY_MS)
	}
}

function hashOf(asked: readonly unknown[]): string {
	const hash = createHash('sha256')
	for (const part of asked) hash.update(Buffer.isBuffer(part) ? part : `${JSON.stringify(part)}\n`)
	return hash.digest('base64url')
}

/** Forgets the keys that nobody asks for again. */
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
export async function forgetAnswers(db: Database, texts: readonly string[]): Promise<void> {
	for (const text of texts) {
		await sql`delete from idempotency_key where strpos(answer, ${JSON.stringify(text).slice(1, -1)}) > 0`.execute(db)
	}
}

async function begin(db: Database, { owner, route, key, now }: Doing, hash: string): Promise<boolean> {
	const { numInsertedOrUpdatedRows } = await db
		.insertInto('idempotency_key')
		.values({ owner, route, key, asked_hash: hash, created_at: now })
		.onConflict((conflict) => conflict.doNothing())
		.executeTakeFirst()
	return Number(numInsertedOrUpdatedRows) > 0
}

async function finish<Answer>(db: Database, doing: Doing, act: () => Promise<Answer>): Promise<Answer> {
	let answer: Answer
	try {
		answer = await act()
	} catch (error) {
		await db.deleteFrom('idempotency_key').where(rowOf(doing)).execute()
		throw error
	}
	// What answered by itself (a stream) has nothing to be repeated.
	const stored = { answer: JSON.stringify(answer ?? null) }
	await db.updateTable('idempotency_key').set(stored).where(rowOf(doing)).execute()
	return answer
}

function find(db: Database, doing: Doing) {
	return db.selectFrom('idempotency_key').where(rowOf(doing)).select(['asked_hash', 'answer']).executeTakeFirst()
}

function rowOf({ owner, route, key }: Doing) {
	return ({ and }: ExpressionBuilder<Schema, 'idempotency_key'>) => and({ owner, route, key })
}
