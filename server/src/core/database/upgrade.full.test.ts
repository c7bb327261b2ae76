import { type Kysely, sql } from 'kysely'
import { type Connection, connectTo } from './connection.ts'
import { migrate, UnknownMigrations } from './migrate.ts'
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
const RENAMED: Migrations = {
	...FORMER,
	'9002_renamed_breaks': {
		up: running('alter table shelf rename old to new'),
		breaks: 'the column shelf.old is called new',
	},
}

if (server === undefined) test('TEST_DATABASE_URL is not set: two versions on one database are left out', () => {})
else {
	describe('two versions on one Postgres', () => {
		let url = ''
		let drop = async () => {}
		const open = new Set<Connection>()
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
		})
		afterEach(async () => {
			for (const connection of open) await end(connection)
			await drop()
		})

		const end = async (connection: Connection) => {
			open.delete(connection)
			await connection.close()
		}
		/** Starts a server of a version. It runs until it is ended. */
		const start = async (migrations: Migrations) => {
			const connection = connectTo(url)
			open.add(connection)
			const ran = await bringUpToDate(connection, migrations)
			await sql`select 1`.execute(connection.db)
			return { connection, ran }
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
				/9002_renamed_breaks: the column shelf.old is called new.*Nothing has been changed. Stop the processes that are connected from /,
			)
			expect(await columns(former.connection)).toEqual(['id', 'old'])
			await end(former.connection)
			expect((await start(RENAMED)).ran).toEqual(['9002_renamed_breaks'])
			await expect(start(FORMER)).rejects.toThrow('does not know (9002_renamed_breaks)')
		})

		test('of the processes that start at once on a stopped site one migrates, and all serve', async () => {
			const former = await start(FORMER)
			await end(former.connection)
			const started = await Promise.all(Array.from({ length: 4 }, () => start(RENAMED)))
			expect(started.flatMap(({ ran }) => ran)).toEqual(['9002_renamed_breaks'])
		})

		test('a version with other migrations of its own does not start beside unknown ones', async () => {
			await start(EXPANDED)
			await expect(start({ ...FORMER, '9002_other': { up: running('select 1') } })).rejects.toThrow(UnknownMigrations)
		})
	})
}
