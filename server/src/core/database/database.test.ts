import { type ControlledTransaction, sql } from 'kysely'
import { testDatabase } from './database.testing.ts'
import { migrate } from './migrate.ts'
import type { Schema } from './schema.ts'

const database = testDatabase()

test('a second run of migrate applies no migration', async () => {
	expect(await migrate(database.db)).toEqual([])
})

describe('migrations that this version does not know', () => {
	let db: ControlledTransaction<Schema>
	beforeEach(async () => {
		db = await database.db.startTransaction().execute()
	})
	afterEach(async () => {
		await db.rollback().execute()
	})

	test('let it go on where they break nothing, and refuse it where they do', async () => {
		await sql`insert into kysely_migration (name, timestamp) values ('9998_later', '2030-01-01')`.execute(db)
		expect(await migrate(db)).toEqual([])
		await sql`insert into kysely_migration (name, timestamp) values ('9999_later_breaks', '2030-01-01')`.execute(db)
		await expect(migrate(db)).rejects.toThrow('does not know (9999_later_breaks)')
	})

	test('refuse a database from before the first release, say what to do, and nothing is changed', async () => {
		await sql`update kysely_migration set name = case name when '0001_core' then '0001_members' else '0009_comments' end
			where name in ('0001_core', '0002_catalogue')`.execute(db)
		const stored = () => sql`select name from kysely_migration order by name`.execute(db)
		const { rows } = await stored()
		await expect(migrate(db)).rejects.toThrow(
			'the database has migrations that this version does not know (0001_members and 1 more): a newer version or one from ' +
				'before the first release has made them. Nothing has been changed. Start the version that made them, restore a ' +
				'backup of this one, or set DATABASE_URL or DATA_DIR to an empty database',
		)
		expect((await stored()).rows).toEqual(rows)
	})
})

test('values are parsed as our types say', async () => {
	const { rows } = await sql`select 9007199254740991::int8 as big, 8.25::numeric as exact, date '2026-04-01' as day,
		timestamptz '2026-04-01T12:00:00Z' as at, '{"user":"Bia"}'::jsonb as params, ${'aço 鬼'} as text`.execute(
		database.db,
	)
	expect(rows).toEqual([
		{
			big: Number.MAX_SAFE_INTEGER,
			exact: 8.25,
			day: '2026-04-01',
			at: new Date('2026-04-01T12:00:00Z'),
			params: { user: 'Bia' },
			text: 'aço 鬼',
		},
	])
})

test('after a failed statement the next one succeeds', async () => {
	await expect(sql`select 1 / 0`.execute(database.db)).rejects.toThrow('division by zero')
	const { rows } = await sql`select 1 as one`.execute(database.db)
	expect(rows).toEqual([{ one: 1 }])
})

test('a failed transaction is rolled back', async () => {
	const attempt = database.db.transaction().execute(async (transaction) => {
		await transaction.insertInto('member').values({ username: 'Bia', username_key: 'bia' }).execute()
		throw new Error('no')
	})
	await expect(attempt).rejects.toThrow('no')
	expect(await database.db.selectFrom('member').selectAll().execute()).toEqual([])
})
