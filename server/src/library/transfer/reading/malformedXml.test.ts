import { gzipSync } from 'node:zlib'
import { malAnime, malFile } from '../transfer.testing.ts'
import { readList } from './readList.ts'

const list = (...rows: (string | Record<string, string | number>)[]) =>
	malFile(...rows.map((row) => (typeof row === 'string' ? row : malAnime({ series_animedb_id: 1, ...row }))))
/** Each row's id with its name, or the reason why it waits. */
async function rowsOf(file: string | Buffer): Promise<[string, string][]> {
	const { rows } = await readList(Buffer.from(file), undefined)
	return rows.map(({ id, name, content }) => [id, content.state === 'read' ? name : content.reason])
}
const GOOD = { series_animedb_id: 2, series_title: 'Bom' }

test.each([
	['Panty & Stocking with Garterbelt', 'Panty & Stocking with Garterbelt'],
	['R&B', 'R&B'],
	['&', '&'],
	['&&&', '&&&'],
	['a &amp; b', 'a & b'],
	['a &lt;b&gt; &quot;c&quot; &apos;', 'a <b> "c" \''],
	['Pok&eacute;mon&nbsp;&hearts;', 'Pokémon\u00a0♥'],
	['&#233;&#xE9;', 'éé'],
	['&#0; &#xd800; &#x110000; &#; &#x;', '&#0; &#xd800; &#x110000; &#; &#x;'],
	['&lol; &amp &__proto__; &constructor;', '&lol; &amp &__proto__; &constructor;'],
	['I <3 you', 'I <3 you'],
	['1 < 2 & 3 > 2 <- <=', '1 < 2 & 3 > 2 <- <='],
	['<![CDATA[a & b &amp; <c> </d> <3]]>', 'a & b &amp; <c> </d> <3'],
	['<![CDATA[a ]] > b]]>]]<![CDATA[>c]]>', 'a ]] > b]]>c'],
	['<!-- & < --> x', 'x'],
	[`${'&'.repeat(30)}&amp;`, '&'.repeat(31)],
])('the name %j is read, and so is the next row', async (series_title, name) => {
	expect(await rowsOf(list({ series_title }, GOOD))).toEqual([
		['1', name],
		['2', 'Bom'],
	])
})

test('a control character in a text is kept, and refuses at most its row', async () => {
	expect(await rowsOf(list({ series_title: 'a\u0001b' }, { series_title: 'c', my_comments: 'x\0' }, GOOD))).toEqual([
		['1', 'a\u0001b'],
		['1', 'text'],
		['2', 'Bom'],
	])
})

test('a bare ampersand is text wherever the pieces of a file are cut', async () => {
	for (const padding of [65_400, 65_430, 65_436, 65_440, 65_444, 65_450]) {
		const series_title = 'a & b &amp; c'
		const file = list({ my_comments: 'x'.repeat(padding - 200), series_title }, GOOD)
		expect((await rowsOf(file)).map(([, name]) => name)).toEqual(['a & b & c', 'Bom'])
	}
})

describe('one malformed row waits, the others are read', () => {
	const row = (inside: string) => `<anime><series_animedb_id>1</series_animedb_id>${inside}</anime>`
	test.each([
		['a tag that is not closed', row('<series_title>x<my_status>Completed</my_status>')],
		['a tag that is closed by another', row('<series_title>x</my_title><my_status>Completed</my_status>')],
		['markup in a text', row('<series_title>a <b> c</series_title><my_status>Completed</my_status>')],
		['an end without a start', row('</my_status>')],
		['a CDATA that is not closed', row('<my_status>Completed</my_status><series_title><![CDATA[x</series_title>')],
		['an attribute without quotes', row('<series_title lang=pt>x</series_title><my_status>Completed</my_status>')],
		['a broken tag', row('<my status"><my_status>Completed</my_status>')],
		['a row that is not closed', '<anime><series_animedb_id>1</series_animedb_id><my_status>Completed</my_status>'],
		['a row that is closed by another tag', row('').replace('</anime>', '</manga>')],
		['a row that is opened by another tag', row('<my_status>Completed</my_status>').replace('<anime>', '<anim>')],
		['attributes of a row that are broken', row('<my_status>Completed</my_status>').replace('<anime>', '<anime a=1>')],
	])('%s', async (_what, broken) => {
		const first = { series_animedb_id: 3, series_title: 'Antes' }
		expect(await rowsOf(list(first, broken, GOOD, GOOD))).toEqual([
			['3', 'Antes'],
			['1', 'broken'],
			['2', 'Bom'],
			['2', 'Bom'],
		])
	})
})

describe('encodings', () => {
	const text = list({ series_title: 'Ação ♥' }, GOOD)
	const latin = (file: string) => Buffer.from(file.replace('♥', ''), 'latin1')
	const declaring = (encoding: string) => text.replace('UTF-8', encoding)
	test.each([
		['a byte order mark', Buffer.from(`\ufeff${text}`), 'Ação ♥'],
		['UTF-16', Buffer.from(`\ufeff${declaring('UTF-16')}`, 'utf16le'), 'Ação ♥'],
		['UTF-16, big end first', Buffer.from(`\ufeff${declaring('UTF-16')}`, 'utf16le').swap16(), 'Ação ♥'],
		['ISO-8859-1 that says so', latin(declaring('ISO-8859-1')), 'Ação'],
		['windows-1252 that says so, packed', gzipSync(latin(declaring('windows-1252'))), 'Ação'],
		['UTF-8 that says another', Buffer.from(declaring('ISO-8859-1')), 'Ação ♥'],
		['UTF-8 that says UTF-16', Buffer.from(declaring('UTF-16')), 'Ação ♥'],
		['no declaration', Buffer.from(text.replace(/^<\?.*\?>/, '')), 'Ação ♥'],
	])('%s', async (_what, file, name) => {
		expect(await rowsOf(file)).toEqual([
			['1', name],
			['2', 'Bom'],
		])
	})

	test('bytes of another encoding refuse only their row; U+FFFD in UTF-8 is a character', async () => {
		expect(await rowsOf(Buffer.concat([Buffer.from(text.slice(0, 80)), latin(text.slice(80))]))).toEqual([
			['1', 'text'],
			['2', 'Bom'],
		])
		expect(await rowsOf(list({ series_title: 'a\ufffd' }))).toEqual([['1', 'a\ufffd']])
	})
})
