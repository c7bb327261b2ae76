import { type Kysely, sql } from 'kysely'
import type { Schema } from 'server/src/core/database/schema.ts'
import { repetitions } from './options.ts'
import { progress, report } from './report.ts'
import { type MemberClient, withMemberClient } from './site/memberClient.ts'
import { percentile, spread } from './statistics.ts'

const SMALL = 1000
const LARGE = repetitions(1_000_000, 20_000)
const BURSTS = repetitions(9, 3)
const REQUESTS = repetitions(80, 10)

/** The measured pages, as queries for a channel with `count` messages. */
const PAGES: readonly [name: string, query: (count: number) => string][] = [
	['the newest', () => ''],
	['above the newest', (count) => `?before=${count - 50}`],
	['in the middle', (count) => `?before=${Math.ceil(count / 2)}`],
	['the first', () => '?before=51'],
	['200 missed, with deletions', (count) => `?after=${count - 200}&deletions=0`],
]

/** Fills a channel with messages of different lengths and deletes some of them. */
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

/** The median time of sequential requests, ms. */
async function burst({ get }: MemberClient, path: string): Promise<number> {
	const durations: number[] = []
	for (let request = 0; request < REQUESTS; request += 1) {
		const began = performance.now()
		await get(path)
		durations.push(performance.now() - began)
	}
	return percentile(durations, 0.5)
}

await withMemberClient(async (client) => {
	const [small, large] = client.channels
	progress(`writing ${LARGE} messages`)
	await fill(client.db, small, client.memberId, SMALL)
	await fill(client.db, large, client.memberId, LARGE)
	const rows: string[][] = []
	for (const [name, query] of PAGES) {
		const inSmall = `conversations/${small}/messages${query(SMALL)}`
		const inLarge = `conversations/${large}/messages${query(LARGE)}`
		for (const path of [inSmall, inLarge]) await burst(client, path)
		const rounds: { small: number; large: number }[] = []
		for (let round = 0; round < BURSTS; round += 1) {
			rounds.push({ small: await burst(client, inSmall), large: await burst(client, inLarge) })
		}
		rows.push([
			name,
			spread(rounds.map((round) => round.small)),
			spread(rounds.map((round) => round.large)),
			spread(rounds.map((round) => round.large / round.small)),
		])
	}
	const columns = ['ms a page of messages', `channel of ${SMALL}`, `channel of ${LARGE}`, 'ratio']
	report('History of a channel: p50 of the endpoint', columns, rows)
})
