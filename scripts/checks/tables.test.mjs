import { checkTables, tableProblems } from './tables.mjs'

const TABLES = [
	['core/identity/tables.ts', 'export interface IdentityTables {\n\tmember: {\n\t\tname: string\n\t}\n}\n'],
	['library/tables.ts', 'export interface LibraryTables\n\textends A,\n\t\tB {\n\tlist_entry: A\n\tfavorite: B\n}\n'],
	['community/tables.ts', 'export interface CommunityTables {\n\tcomment: A\n}\n'],
	['plugins/one/tables.ts', 'export interface OneTables {\n\tone_thing: A\n}\n'],
	['releases/tables.ts', 'export interface ReleaseTables {\n\trelease: A\n}\n'],
]
const problemsOf = (path, text) => tableProblems(new Map([...TABLES, [path, text]]))

test('no statement of the server names a table of a later slice', () => {
	expect(checkTables()).toEqual([])
})

test.each([
	['core/a.ts', 'sql`select id from list_entry e`', 'list_entry, a table of library'],
	['core/a.ts', "db.selectFrom('favorite as f')", 'favorite, a table of library'],
	['core/a.ts', "db.selectFrom('member').leftJoin('favorite', 'a', 'b')", 'favorite, a table of library'],
	[
		'library/a.ts',
		'sql`select from member m, (select 1) x\n\tjoin comment c on true`',
		'comment, a table of community',
	],
	['library/a.ts', "db.insertInto('comment')", 'comment, a table of community'],
	['catalogue/a.ts', 'sql`delete from member using list_entry`', 'list_entry, a table of library'],
	['catalogue/a.ts', 'sql`select from member m, list_entry e`', 'list_entry, a table of library'],
	['catalogue/a.ts', "for (const table of ['list_entry']) sql.table(table)", 'list_entry, a table of library'],
	['releases/a.ts', 'sql`update favorite set position = 1`', 'favorite, a table of library'],
	['community/a.ts', 'sql`insert into release values (1)`', 'release, a table of releases'],
	['account/a.ts', 'sql`select from one_thing`', 'one_thing, a table of plugins/one'],
	['site/a.ts', "db.selectFrom('one_thing')", 'one_thing, a table of plugins/one'],
	['plugins/two/a.ts', "db.selectFrom('one_thing')", 'one_thing, a table of plugins/one'],
])('%s may not hold %s', (path, text, problem) => {
	expect(problemsOf(path, text)).toEqual([`${path}: its SQL names ${problem}`])
})

test.each([
	['community/a.ts', 'sql`select from comment c join list_entry e on true join member m on true`'],
	['releases/a.ts', "db.selectFrom('member')"],
	['library/a.ts', '/** A comment from comment. */\n// from comment\nsql`select e.comment from list_entry e`'],
	['library/a.ts', "import { comment } from 'a'\nconst comment = 'comment'"],
	['library/migrations/0001_a.ts', 'sql`insert into favorite select from comment`'],
	['library/a.test.ts', "db.selectFrom('comment')"],
	['plugins/one/a.ts', "db.selectFrom('one_thing').innerJoin('comment', 'a', 'b')"],
	['site/a.ts', "db.selectFrom('comment').innerJoin('release', 'a', 'b')"],
])('%s may hold %s', (path, text) => {
	expect(problemsOf(path, text)).toEqual([])
})
