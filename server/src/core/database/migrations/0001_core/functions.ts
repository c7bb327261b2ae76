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

/** What indexes and queries share. */
export const FUNCTIONS = [
	// The words of a name as people type them: without accents, and found by their beginnings.
	`create function search_words(name text) returns tsvector language sql immutable parallel safe as $$
		select to_tsvector('simple', normalize(lower(regexp_replace(regexp_replace(
			normalize(name, NFKD), '[\\u0300-\\u036f]', '', 'g'), '[\\u0021-\\u002f\\u003a-\\u0040\\u005b-\\u0060\\u007b-\\u007e]+', ' ', 'g')), NFC))
	$$`,
	// Two names that look alike have the same skeleton. Case counts before it is folded, since a capital I looks like an l, and a
	// small i does not.
	`create function username_skeleton(name text) returns text language sql immutable parallel safe as $$
			select replace(replace(regexp_replace(
				lower(translate(normalize(normalize(name, NFKC), NFD), '${letters(0)}', '${letters(1)}')),
				'[\\u0300-\\u036f ._-]+', '', 'g'), 'rn', 'm'), 'vv', 'w')
		$$`,
]
