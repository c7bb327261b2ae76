import { type Kysely, sql } from 'kysely'

// Each pair is a letter and the one that it looks like, after NFKC: Latin and digits, other alphabets, Japanese.
const ALIKE = [
	'Il 1l ǀl łl Łl Іl Ӏl ӏl Ιl',
	'0o Oo øo Øo оo Оo οo Οo օo Օo',
	'ɑa ɡg đd Đd іi ıi З3 з3 б6',
	'二ニ 力カ 口ロ 八ハ 夕タ 工エ 卜ト 一ー 才オ へヘ りリ',
]
	.join(' ')
	.split(' ')
const letters = (place: number) => ALIKE.map((pair) => [...pair][place]).join('')

/**
 * Makes the skeleton of user names: two names that look alike have the same. Case counts before it is folded, since a capital I
 * looks like an l, and a small i does not. Names that look alike already stay.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
	await sql
		.raw(`create function username_skeleton(name text) returns text language sql immutable parallel safe as $$
			select replace(replace(regexp_replace(
				lower(translate(normalize(normalize(name, NFKC), NFD), '${letters(0)}', '${letters(1)}')),
				'[\\u0300-\\u036f ._-]+', '', 'g'), 'rn', 'm'), 'vv', 'w')
		$$`)
		.execute(db)
	await sql`create index member_skeleton on member (username_skeleton(username))`.execute(db)
}
