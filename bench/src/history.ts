import { type Kysely, sql } from 'kysely'
import type { Schema } from 'server/src/core/database/schema.ts'
import { times } from './options.ts'
import { progress, report } from './report.ts'
import { type Reader, withReader } from './site/reader.ts'
import { percentile, spread } from './statistics.ts'

const SMALL = 1000
const LARGE = times(1_000_000, 20_000)
const BURSTS = times(9, 3)
const REQUESTS = times(80, 10)

/** The pages that are measured, by the number of messages in the channel. */
const PAGES: readonly [name: string, query: (count: number) => string][] = [
	['the newest', () => ''],
	['above the newest', (count) => `?before=${count - 50}`],
	['in the middle', (count) => `?before=${Math.ceil(count / 2)}`],
	['the first', () => '?before=51'],
	['200 missed, with deletions', (count) => `?after=${count - 200}&deletions=0`],
]

/** Fills the channel with messages of a few dozen characters to a few hundred, and deletes some of them. */
async function fill(db: Kysely<Schema>, conversationId: string, authorId: string, count: number): Promise<void> {
	const DELETED = 20
	await sql`insert into message (conversation_id, number, author_id, client_id, text, sent_at, deletion)
		select ${conversationId}, n, ${authorId}, gen_random_uuid(), repeat(md5(n::text) || ' ', 1 + n % 9),
			timestamptz '2026-01-01' + n * interval '1 second',
			case when n > ${count - DELETED}::int then n - ${count - DELETED}::int end
		from generate_series(1, ${count}::int) n`.execute(db)
	await db
		.updateTable('conversation')
		.set({ last_number: count, deletions: DELETED, last_sent_at: new Date() })
		.where('id', '=', conversationId)
		.execute()
	await sql`analyze message`.execute(db)
}

/** The middle of many requests, one after the other, in milliseconds. */
async function burst({ read }: Reader, path: string): Promise<number> {
	const took: number[] = []
	for (let request = 0; request < REQUESTS; request += 1) {
		const began = performance.now()
		await read(path)
		took.push(performance.now() - began)
	}
	return percentile(took, 0.5)
}

await withReader(async (reader) => {
	const [small, large] = reader.channels
	progress(`writing ${LARGE} messages`)
	await fill(reader.db, small, reader.memberId, SMALL)
	await fill(reader.db, large, reader.memberId, LARGE)
	const rows: string[][] = []
	for (const [name, query] of PAGES) {
		const inSmall = `conversations/${small}/messages${query(SMALL)}`
		const inLarge = `conversations/${large}/messages${query(LARGE)}`
		for (const path of [inSmall, inLarge]) await burst(reader, path)
		const rounds: { small: number; large: number }[] = []
		for (let round = 0; round < BURSTS; round += 1) {
			rounds.push({ small: await burst(reader, inSmall), large: await burst(reader, inLarge) })
		}
		rows.push([
			name,
			spread(rounds.map((round) => round.small)),
			spread(rounds.map((round) => round.large)),
			spread(rounds.map((round) => round.large / round.small)),
		])
	}
	const head = ['ms a page of messages', `channel of ${SMALL}`, `channel of ${LARGE}`, 'ratio']
	report('History of a channel: p50 of the endpoint', head, rows)
})
