import { type Kysely, sql } from 'kysely'
import { type Connection, connectTo } from './connection.ts'
import { migrate, NewerSchema } from './migrate.ts'
import { MIGRATIONS } from './migrations/index.ts'
import type { Migrations } from './migrations/schemaMigration.ts'
import { createTestDatabase } from './serverDatabases.testing.ts'
import { bringUpToDate, FormerServes } from './upgrade.ts'

const server = process.env.TEST_DATABASE_URL

const running = (statement: string) => async (db: Kysely<unknown>) => {
	await sql.raw(statement).execute(db)
}
const FORMER: Migrations = {
	...MIGRATIONS,
	'9001_shelf': { up: running('create table shelf (id integer, old integer)') },
}
const EXPANDED: Migrations = {
	...FORMER,
	'9002_new': { up: running('alter table shelf add column new integer') },
}
/** Renames in one step. */
const RENAMED: Migrations = {
	...FORMER,
	'9002_renamed': {
		up: running('alter table shelf rename old to new'),
		breaks: { serversBefore: '9002_renamed', because: 'the column shelf.old is called new' },
	},
}
/** Takes away what servers with `9002_new` use no more. */
const CONTRACTED: Migrations = {
	...EXPANDED,
	'9003_old': {
		up: running('alter table shelf drop column old'),
		breaks: { serversBefore: '9002_new', because: 'the column shelf.old is gone' },
	},
}

if (server === undefined) test('TEST_DATABASE_URL is not set: two versions on one database are left out', () => {})
else {
	describe('two versions on one Postgres', () => {
		let url = ''
		let drop = async () => {}
		const open = new Set<Connection>()
		const lost: Error[] = []
		let template: Awaited<ReturnType<typeof createTestDatabase>>
		beforeAll(async () => {
			template = await createTestDatabase(server)
			const { withoutTimeouts, close } = connectTo(template.url)
			await withoutTimeouts(migrate)
			await close()
		})
		afterAll(() => template.drop())
		beforeEach(async () => {
			const made = await createTestDatabase(server, new URL(template.url).pathname.slice(1))
			url = made.url
			drop = made.drop
			lost.length = 0
		})
		afterEach(async () => {
			for (const connection of open) await end(connection)
			await drop()
		})

		const connect = () => {
			const connection = connectTo(url, (error) => lost.push(error))
			open.add(connection)
			return connection
		}
		const end = async (connection: Connection) => {
			open.delete(connection)
			await connection.close()
		}
		/** Starts a server of a version. It runs until it is ended. */
		const start = async (migrations: Migrations) => {
			const connection = connect()
			return { connection, ran: await bringUpToDate(connection, migrations) }
		}
		const columns = async ({ db }: Connection) => {
			const { rows } = await sql<{ name: string }>`select attname as name from pg_attribute
				where attrelid = 'shelf'::regclass and attnum > 0 and not attisdropped order by attnum`.execute(db)
			return rows.map(({ name }) => name)
		}

		test('a migration that only adds runs beside the former version, which starts again beside it', async () => {
			const former = await start(FORMER)
			expect((await start(EXPANDED)).ran).toEqual(['9002_new'])
			await end(former.connection)
			expect((await start(FORMER)).ran).toEqual([])
		})

		test('a migration that breaks the former version is refused while that serves, and runs when it has ended', async () => {
			const former = await start(FORMER)
			const refusal = start(RENAMED)
			await expect(refusal).rejects.toThrow(FormerServes)
			await expect(refusal).rejects.toThrow(
				new RegExp(
					`9002_renamed: the column shelf.old is called new.*Nothing has been changed. Stop process ${process.pid} on `,
				),
			)
			expect(await columns(former.connection)).toEqual(['id', 'old'])
			await end(former.connection)
			expect((await start(RENAMED)).ran).toEqual(['9002_renamed'])
			await expect(start(FORMER)).rejects.toThrow(NewerSchema)
		})

		test('of the processes that start at once on a stopped site one migrates, and all serve', async () => {
			const former = await start(FORMER)
			await end(former.connection)
			const started = await Promise.all(Array.from({ length: 4 }, () => start(RENAMED)))
			expect(started.flatMap(({ ran }) => ran)).toEqual(['9002_renamed'])
		})

		test('a contraction runs beside a server with its expansion, and is refused beside an older one', async () => {
			const former = await start(FORMER)
			const expanded = await start(EXPANDED)
			await expect(start(CONTRACTED)).rejects.toThrow('9003_old: the column shelf.old is gone')
			await end(former.connection)
			expect((await start(CONTRACTED)).ran).toEqual(['9003_old'])
			await end(expanded.connection)
			expect((await start(EXPANDED)).ran).toEqual([])
			await expect(start(FORMER)).rejects.toThrow('a newer server has migrated the database (9003_old)')
		})

		test('a version with other migrations of its own does not start beside unknown ones', async () => {
			await start(EXPANDED)
			await expect(start({ ...FORMER, '9002_other': { up: running('select 1') } })).rejects.toThrow(NewerSchema)
		})

		test('a killed process counts for 30 seconds', async () => {
			await end((await start(FORMER)).connection)
			const { db } = connect()
			const seenBefore = (interval: string) =>
				sql`insert into server_process values (gen_random_uuid(), 'web-1', 7, '9001_shelf', now() - ${interval}::interval)`
			await seenBefore('20 seconds').execute(db)
			await expect(start(RENAMED)).rejects.toThrow('Stop process 7 on web-1, then')
			await sql`delete from server_process`.execute(db)
			await seenBefore('31 seconds').execute(db)
			expect((await start(RENAMED)).ran).toEqual(['9002_renamed'])
		})

		test('a process that was cut off while its schema went is told so', async () => {
			const { connection } = await start(FORMER)
			await connection.db.deleteFrom('server_process').execute()
			await start(RENAMED)
			const late = Date.now() + 12_000
			while (lost.length === 0 && Date.now() < late) await new Promise((resolve) => setTimeout(resolve, 50))
			expect(lost[0]).toBeInstanceOf(NewerSchema)
		}, 15_000)

		test('a server that is older than the table of processes is found by its connections', async () => {
			const made = await createTestDatabase(server)
			await drop()
			url = made.url
			drop = made.drop
			const names = Object.keys(MIGRATIONS).sort()
			const later = names.slice(names.indexOf('0029_skipped_by_undo'))
			expect(later.slice(0, 2)).toEqual(['0029_skipped_by_undo', '0030_upgrades'])
			const first = Object.fromEntries(Object.entries(MIGRATIONS).filter(([name]) => !later.includes(name)))
			const { db, withoutTimeouts } = connect()
			await withoutTimeouts((unlimited) => migrate(unlimited, first))
			const former = connectTo(`${url}?application_name=`)
			open.add(former)
			await sql`select 1`.execute(former.db)
			await expect(start(MIGRATIONS)).rejects.toThrow(
				/0029_skipped_by_undo: .*Stop the process that is connected from /,
			)
			await sql`select kept_by_undo from list_import`.execute(db)
			await end(former)
			const [one, other] = await Promise.all([start(MIGRATIONS), start(MIGRATIONS)])
			expect([...one.ran, ...other.ran]).toEqual(later)
		})
	})
}
