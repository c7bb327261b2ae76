import { sql } from 'kysely'
import { testDatabase } from './database.testing.ts'
import { migrate } from './migrate.ts'

const database = testDatabase()

test('a second run of migrate applies no migration', async () => {
	expect(await migrate(database.db)).toEqual([])
})

test('a database of a newer server is refused and not changed', async () => {
	const { db } = database
	await sql`insert into kysely_migration (name, timestamp) values ('9999_later', '2030-01-01')`.execute(db)
	await expect(migrate(db)).rejects.toThrow('a newer server has migrated the database (9999_later): start that version')
	await sql`delete from kysely_migration where name = '9999_later'`.execute(db)
	expect(await migrate(db)).toEqual([])
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
