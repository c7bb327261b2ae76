import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Kysely } from 'kysely'
import { openDatabase } from 'server/src/core/database/connection.ts'
import { migrate } from 'server/src/core/database/migrate.ts'
import type { Schema } from 'server/src/core/database/schema.ts'
import { parseSettings } from 'server/src/core/settings.ts'
import { buildApp } from 'server/src/site/app.ts'
import { openContext } from 'server/src/site/openContext.ts'
import { keyFrom, register } from 'server/src/testing/member.testing.ts'
import type { Group } from 'shared-contract'

/** An API client of a member whose group has two channels. */
export interface MemberClient {
	db: Kysely<Schema>
	memberId: string
	channels: readonly [string, string]
	/** Sends a GET request and returns the body. */
	get(path: string): Promise<string>
}

/** Runs with the whole application over an embedded database, or over the empty one of `DATABASE_URL`. */
export async function withMemberClient(run: (client: MemberClient) => Promise<void>): Promise<void> {
	const folder = await mkdtemp(join(tmpdir(), 'niouka-bench-'))
	const settings = parseSettings({ LOG_LEVEL: 'silent', REQUESTS_PER_MINUTE: '0', DATA_DIR: folder })
	const databaseUrl = process.env.DATABASE_URL
	const { db, close } = await openDatabase({ databaseUrl, dataFolder: folder, onLost: () => {} })
	await migrate(db)
	const context = openContext(settings, db)
	const app = await buildApp(context)
	try {
		const account = await register(app)
		const headers = keyFrom(account)
		const post = async (path: string, payload: object) =>
			(await app.inject({ method: 'POST', url: `/api/${path}`, headers, payload })).json<Group>()
		const { id } = await post('groups', { name: 'Bancada', description: '', isPublic: true })
		const { channels } = await post(`groups/${id}/channels`, { name: 'grande' })
		const [small, large] = channels.map((channel) => channel.id)
		if (small === undefined || large === undefined) throw new Error('the group has fewer than two channels')
		await run({
			db,
			memberId: String(account.json().user.id),
			channels: [small, large],
			async get(path) {
				const response = await app.inject({ url: `/api/${path}`, headers })
				if (response.statusCode !== 200) throw new Error(`${path}: ${response.body}`)
				return response.body
			},
		})
	} finally {
		await app.close()
		await context.live.close()
		await close()
		await rm(folder, { recursive: true, force: true })
	}
}
