import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { buildApp } from '../../site/app.ts'
import { openContext } from '../../site/openContext.ts'
import { startServer } from '../../testing/process.testing.ts'
import { parseSettings } from '../settings.ts'
import { type Connection, connectTo } from './connection.ts'
import { type BreakableNetwork, breakableNetwork } from './proxy.testing.ts'
import { releaseDatabase, takeDatabase } from './reusedDatabases.testing.ts'
import { DatabaseUnavailable } from './unavailable.ts'

const server = process.env.TEST_DATABASE_URL

if (server === undefined) test('TEST_DATABASE_URL is not set: a site that loses its Postgres is left out', () => {})
else {
	describe('a site that loses its Postgres', () => {
		let network: BreakableNetwork
		let connection: Connection
		let databaseUrl: string
		let drop: () => Promise<void>
		let folder: string
		/** A pool that is used before the first test alone. */
		let idle: Connection
		let idleBackends: number[]

		beforeAll(async () => {
			const own = await takeDatabase(server)
			databaseUrl = own.url
			drop = () => releaseDatabase(own)
			folder = await mkdtemp(join(tmpdir(), 'niouka-outage-'))
			idle = connectTo(databaseUrl)
			const pid = async () =>
				(await sql<{ pid: number }>`select pg_backend_pid() as pid, pg_sleep(0.2)`.execute(idle.db)).rows
			idleBackends = (await Promise.all([pid(), pid(), pid(), pid()])).flat().map(({ pid }) => pid)
		})
		afterAll(async () => {
			await idle.close()
			await drop()
			await rm(folder, { recursive: true, force: true })
		})
		beforeEach(async () => {
			network = await breakableNetwork(databaseUrl)
			connection = connectTo(network.url)
		})
		afterEach(async () => {
			await connection.close()
			await network.close()
		})

		const backends = async (db: Connection['db']) =>
			(
				await sql<{ pid: number }>`select pid from pg_stat_activity where application_name = 'niouka'`.execute(db)
			).rows.map(({ pid }) => pid)
		const one = () => sql<{ one: number }>`select 1 as one`.execute(connection.db)
		const failureOf = (work: Promise<unknown>) =>
			work.then(
				() => undefined,
				(error: unknown) => error,
			)
		const siteOn = async () => {
			const settings = parseSettings({ LOG_LEVEL: 'silent', REQUESTS_PER_MINUTE: '0', DATA_DIR: folder })
			const context = openContext(settings, connection.db)
			const app = await buildApp(context)
			return { app, close: () => app.close().then(() => context.live.close()) }
		}

		test('a connection that is lost between two queries of a transaction fails only that transaction', async () => {
			const failure = await failureOf(
				connection.db.transaction().execute(async (transaction) => {
					const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(transaction)
					await sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(connection.db)
					// The client emits an error between two queries: without a listener it would end the process.
					await wait(100)
					await sql`select 1`.execute(transaction)
				}),
			)
			expect(failure).toBeInstanceOf(DatabaseUnavailable)
			expect((await one()).rows).toEqual([{ one: 1 }])
		})

		test('a dead connection is detected, and one with a slow query is not closed', async () => {
			const silenced = connectTo(network.url)
			await sql`select 1`.execute(silenced.db)
			network.silence()
			network.restore()
			const long = sql<{ done: boolean }>`select true as done from pg_sleep(5)`.execute(connection.db)
			const asked = failureOf(sql`select 1`.execute(silenced.db))
			expect(await asked).toBeInstanceOf(DatabaseUnavailable)
			expect((await sql<{ one: number }>`select 1 as one`.execute(silenced.db)).rows).toEqual([{ one: 1 }])
			await silenced.close()
			expect((await long).rows).toEqual([{ done: true }])
		})

		test('a connection that dies right after its sign-in fails in the time for a new one', async () => {
			network.silenceAfterSignIn()
			const began = performance.now()
			expect(await failureOf(one())).toBeInstanceOf(DatabaseUnavailable)
			expect(performance.now() - began).toBeLessThan(10_000)
		})

		test('a new connection may take its time on a busy machine', async () => {
			network.delaySignIn(2500)
			expect((await one()).rows).toEqual([{ one: 1 }])
		})

		test('after a lost connection the idle ones are replaced', async () => {
			await Promise.all([one(), one(), one(), one()])
			network.silence()
			network.restore()
			await failureOf(one())
			expect((await one()).rows).toEqual([{ one: 1 }])
		})

		test('a statement that takes too long is cancelled, but not in a migration', async () => {
			const limits = sql<{ limit: string }>`show statement_timeout`
			expect((await limits.execute(connection.db)).rows).toEqual([{ statement_timeout: '15s' }])
			const endless = await connection.withoutTimeouts((db) => limits.execute(db))
			expect(endless.rows).toEqual([{ statement_timeout: '0' }])
		})

		test.each(['refuse', 'silence'] as const)(
			'while the network does %s, the site says so and is not ready; then it works again',
			async (fault) => {
				const { app, close } = await siteOn()
				const openPage = () =>
					app.inject({ url: '/anime/1', headers: { accept: 'text/html', 'sec-fetch-dest': 'document' } })
				expect((await app.inject('/readyz')).statusCode).toBe(200)
				await openPage()
				network[fault]()
				const [ready, answer, page] = await Promise.all([
					app.inject('/readyz'),
					app.inject('/api/titles/1'),
					openPage(),
				])
				expect(ready.statusCode).toBe(503)
				expect(answer.statusCode).toBe(503)
				expect(answer.json().code).toBe('server.unavailable')
				expect(answer.headers['retry-after']).toBe('2')
				expect(page.statusCode).toBe(503)
				expect(page.headers['content-type']).toMatch('text/html')
				expect((await app.inject('/healthz')).statusCode).toBe(200)

				network.restore()
				expect((await app.inject('/readyz')).statusCode).toBe(200)
				expect((await app.inject('/api/titles/1')).statusCode).toBe(404)
				await close()
			},
		)

		test('a process with a dead database connection stops on SIGTERM', async () => {
			const site = await startServer({ DATABASE_URL: network.url, DATA_DIR: folder, SHUTDOWN_SECONDS: '1' })
			await fetch(`${site.address}/readyz`)
			network.silence()
			const asked = Array.from({ length: 20 }, () => failureOf(fetch(`${site.address}/api/titles/1`)))
			await site.stop()
			await Promise.all(asked)
		})

		test('connections stay open while idle', async () => {
			expect(idleBackends).toHaveLength(new Set(idleBackends).size)
			expect(await backends(idle.db)).toEqual(expect.arrayContaining(idleBackends))
		})
	})
}
