import { sql } from 'kysely'
import { breakingChanges, readShape } from './breakingChanges.testing.ts'
import { startEmptyPglite } from './clusters.testing.ts'
import { type Connection, connectEngine } from './connection.ts'
import { engineOf } from './embedded/start.ts'
import { MIGRATIONS } from './migrations/index.ts'
import { BREAKING, type Migrations } from './migrations/schemaMigration.ts'
import type { Database } from './schema.ts'

let connection: Connection
let stop: () => Promise<void>

beforeAll(async () => {
	const pglite = await startEmptyPglite()
	connection = connectEngine(engineOf(pglite))
	stop = async () => {
		await connection.close()
		await pglite.close()
	}
})
afterAll(() => stop())

/** Runs migrations one by one. @returns what each one breaks without saying so, and which names do not tell what `breaks` does */
async function undeclared(db: Database, migrations: Migrations) {
	const silent: Record<string, string[]> = {}
	const misnamed: string[] = []
	let before = await readShape(db)
	for (const [name, { up, breaks, widens }] of Object.entries(migrations).sort(([one], [other]) =>
		one < other ? -1 : 1,
	)) {
		await up(db)
		const after = await readShape(db)
		const changes = breakingChanges(before, after).filter((change) => !widens || !change.startsWith('new rule of '))
		if (changes.length > 0 && !breaks) silent[name] = changes
		if (name.endsWith(BREAKING) !== (breaks !== undefined)) misnamed.push(name)
		before = after
	}
	return { silent, misnamed }
}

test('each migration that can break the version before it declares so', async () => {
	expect(await undeclared(connection.db, MIGRATIONS)).toEqual({ silent: {}, misnamed: [] })
})

test('each migration has a number of its own', () => {
	const numbers = Object.keys(MIGRATIONS).map((name) => /^(\d{4})_[a-z_]+$/.exec(name)?.[1])
	expect(numbers).not.toContain(undefined)
	expect(new Set(numbers).size).toBe(numbers.length)
})

describe('what breaks the version before', () => {
	const TABLES = [
		'create table shelf (id integer primary key, name text not null, size integer, code varchar(9), unique (name))',
		"create table book (id integer primary key, shelf_id integer, note text not null default '')",
		'create view full_shelf as select id, size from shelf',
		'create function shelf_size() returns integer language sql return 1',
		"create function refuse() returns trigger language plpgsql as 'begin return null; end'",
	]
	const changesBy = async (statement: string) => {
		const changes: string[] = []
		const rollback = new Error('rollback')
		await connection.db
			.transaction()
			.execute(async (transaction) => {
				for (const one of TABLES) await sql.raw(one).execute(transaction)
				const before = await readShape(transaction)
				await sql.raw(statement).execute(transaction)
				changes.push(...breakingChanges(before, await readShape(transaction)))
				throw rollback
			})
			.catch((error) => expect(error).toBe(rollback))
		return changes
	}

	test.each([
		['drop table book', ['book is gone']],
		['alter table book rename to tome', ['book is gone']],
		['drop view full_shelf', ['full_shelf is gone']],
		['alter table book drop column note', ['book.note is gone']],
		['alter table book rename note to remark', ['book.note is gone']],
		['alter table book add column isbn text not null', ['book.isbn is new and required']],
		['alter table shelf alter code set not null', ['shelf.code became required']],
		['alter table book alter note drop default', ['book.note became required']],
		[
			'alter table shelf alter code type varchar(5)',
			['shelf.code was character varying(9) and is character varying(5)'],
		],
		['alter table book add check (note <> id::text)', ['new rule of book: CHECK ((note <> (id)::text))']],
		[
			'alter table book add foreign key (shelf_id) references shelf',
			['new rule of book: FOREIGN KEY (shelf_id) REFERENCES shelf(id)'],
		],
		['alter table shelf add unique (code)', ['new rule of shelf: unique btree (code)']],
		['create unique index on book (lower(note))', ['new rule of book: unique btree (lower(note))']],
		['alter table shelf drop constraint shelf_name_key', ['no longer shelf: unique btree (name)']],
		['drop function shelf_size', ['function shelf_size() is gone']],
		[
			'create trigger stop before insert on book for each row execute function refuse()',
			['trigger stop is new on book'],
		],
	])('%s', async (statement, changes) => {
		expect(await changesBy(statement)).toEqual(changes)
	})

	test.each([
		'create table page (id integer primary key, book_id integer not null references book)',
		"alter table book add column kind text not null default 'novel' check (kind <> '')",
		'alter table book add column number integer unique',
		'alter table shelf alter name drop not null',
		'create index on book (shelf_id)',
		'alter table shelf rename constraint shelf_name_key to name_of_shelf',
	])('not so: %s', async (statement) => {
		expect(await changesBy(statement)).toEqual([])
	})
})
