import { cp, mkdtemp, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { lockProven } from 'server/src/account/proof.ts'
import { beginDatabase } from 'server/src/core/database/connection.ts'
import type { Database } from 'server/src/core/database/schema.ts'
import { openSession } from 'server/src/core/identity/session.ts'
import { parseSettings } from 'server/src/core/settings.ts'
import { buildApp } from 'server/src/site/app.ts'
import { startSite } from 'server/src/site/start.ts'
import type { Role, RoleSession } from '../protocol/workbenchIndex.ts'

const DAY_MS = 86_400_000
const SIGNED_IN = ['member', 'moderator', 'admin'] as const

/** A session of a sample member, with both halves of its key: token and cookie. */
export interface ApiSession extends RoleSession {
	cookie: string
}

/** The real API over a temporary database. */
export interface Api {
	sessions: readonly ApiSession[]
	/** The origin of the API for a role. Demo visitors have a site of their own. */
	originFor(role: Role | undefined): Promise<string>
	stop(): Promise<void>
}

/**
 * Starts the API in this process, with a session for each role.
 *
 * @param data the data folder of a stopped site, which is copied; without it the API begins with the samples
 */
export async function startApi(data?: string): Promise<Api> {
	const folder = await mkdtemp(join(tmpdir(), 'niouka-workbench-'))
	if (data !== undefined) await cp(data, folder, { recursive: true })
	const environment = {
		HOST: '127.0.0.1',
		PORT: '0',
		DATA_DIR: folder,
		LOG_LEVEL: 'warn',
		REQUESTS_PER_MINUTE: '0',
		SOCKETS_PER_ADDRESS: '0',
		SHUTDOWN_SECONDS: '1',
	}
	const settings = parseSettings({ ...environment, SITE_DEMO: 'false' })
	const database = beginDatabase({ dataFolder: folder, onLost: (error) => console.error(error.message) })
	const site = await startSite(settings, database)
	const { context } = site.app
	let demo: Promise<FastifyInstance> | undefined
	const startDemo = async () => {
		const app = await buildApp({ ...context, settings: parseSettings({ ...environment, SITE_DEMO: 'true' }) })
		await app.listen({ port: 0, host: '127.0.0.1' })
		return app
	}
	return {
		sessions: await openSessions(context.db),
		async originFor(role) {
			if (role !== 'demo') return originOf(site.app)
			demo ??= startDemo()
			return originOf(await demo)
		},
		async stop() {
			const app = await demo
			// A connection of the proxy that is still busy would be kept, and waited for, for 72 seconds.
			app?.server.closeAllConnections()
			await app?.close()
			await site.stop()
			await rm(folder, { recursive: true, force: true })
		},
	}
}

function originOf(app: FastifyInstance): string {
	const { port } = app.server.address() as AddressInfo
	return `http://127.0.0.1:${port}`
}

async function openSessions(db: Database): Promise<ApiSession[]> {
	const members = await db.selectFrom('member').select(['id', 'username', 'role']).orderBy('username').execute()
	const now = new Date()
	const sessions = SIGNED_IN.map(async (role): Promise<ApiSession> => {
		const member = members.find((each) => each.role === role)
		if (!member) throw new Error(`the samples have no ${role}`)
		const expiresAt = new Date(now.getTime() + DAY_MS)
		const lock = (transaction: Database) => lockProven(transaction, member.id)
		const key = await openSession(db, { memberId: member.id, lock, userAgent: 'Niouka workbench', now, expiresAt })
		return { role, username: member.username, ...key }
	})
	return Promise.all(sessions)
}
