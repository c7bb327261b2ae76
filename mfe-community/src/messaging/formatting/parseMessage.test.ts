import { mentionReader } from './mentionReader.ts'
import { type Piece, parseMessage, parseWithStepCount } from './parseMessage.ts'
import { plainText } from './plainText.ts'

/** Nodes as one line: `<bold>…</bold>`, `<code>…`, `<link …>`, `<work …>`. */
function written(pieces: readonly Piece[]): string {
	return pieces
		.map((piece) => {
			switch (piece.type) {
				case 'text':
					return piece.text
				case 'code':
					return `<code>${piece.text}</code>`
				case 'link':
					return `<link ${piece.href}>${piece.label}</link>`
				case 'work':
					return `<work ${piece.id}>`
				case 'mention':
					return `<@${piece.name}>`
				default:
					return `<${piece.type}>${written(piece.pieces)}</${piece.type}>`
			}
		})
		.join('')
}
const NAMES = ['ana', 'Ana_Dias', '田中', 'B2.b-3']
const parsed = (text: string) =>
	written(parseMessage(text, { isWork: (id) => id < 100, readMention: mentionReader(NAMES) }))

test.each([
	['', ''],
	['oi', 'oi'],
	['um `const a = *b*` só', 'um <code>const a = *b*</code> só'],
	['*forte*', '<bold>forte</bold>'],
	['_leve_ e ~fora~', '<italic>leve</italic> e <strike>fora</strike>'],
	['*a _b_ c*', '<bold>a <italic>b</italic> c</bold>'],
	['*_~tudo~_*', '<bold><italic><strike>tudo</strike></italic></bold>'],
	['(*a*), "_b_"!', '(<bold>a</bold>), "<italic>b</italic>"!'],
	['これは*大事*です', 'これは<bold>大事</bold>です'],
	['*um* e *dois*', '<bold>um</bold> e <bold>dois</bold>'],
])('styles: %j', (text, expected) => {
	expect(parsed(text)).toBe(expected)
})

test.each([
	'2 * 3 * 4',
	'snake_case_name',
	'a*b*c',
	'*aberto',
	'aberto*',
	'* espaço *',
	'**',
	'****',
	'__init',
	'``',
	'`aberto',
	'*até a\noutra linha*',
	'`até a\noutra`',
	'[[anime:1',
	'[[anime:0]]',
	'[[anime:12345]]',
	'[[javascript:1]]',
	'<b>não</b> <script>alert(1)</script>',
	'javascript:alert(1)',
	'https://',
	'http://[',
	'https://banco.example@outro.example',
	'xhttps://a.example',
	'ftp://a.example',
	'a || b || c',
	'||',
	'||||',
	'||aberto',
	'||a|b||',
	'|| a||',
	'||a ||',
	'>',
	'>:(',
	'1 > 0',
	'@',
	'@ninguem',
	'@anabel',
	'@ana1',
	'ana@ana',
	'https@ana',
	'@@ana',
	'/@ana',
	'@<b>ana</b>',
])('stays as typed: %j', (text) => {
	expect(parsed(text)).toBe(text)
})

test.each([
	['*a _b* c_', '<bold>a _b</bold> c_'],
	['_a *b', '_a *b'],
	['*a `b* c`', '*a <code>b* c</code>'],
])('overlapping styles are text: %j', (text, expected) => {
	expect(parsed(text)).toBe(expected)
})

test.each([
	['veja https://a.example/b?c=1#d.', 'veja <link https://a.example/b?c=1#d>https://a.example/b?c=1#d</link>.'],
	['(https://a.example/b)', '(<link https://a.example/b>https://a.example/b</link>)'],
	['https://a.example/b_(c)', '<link https://a.example/b_(c)>https://a.example/b_(c)</link>'],
	['HTTP://A.example', '<link http://a.example/>HTTP://A.example</link>'],
	['*https://a.example/x*', '<bold><link https://a.example/x>https://a.example/x</link></bold>'],
	['https://a.example/snake_case_x', '<link https://a.example/snake_case_x>https://a.example/snake_case_x</link>'],
	['https://a.example"onclick=x', '<link https://a.example/>https://a.example</link>"onclick=x'],
	['「https://a.example/漢」', '「<link https://a.example/%E6%BC%A2>https://a.example/漢</link>」'],
])('addresses: %j', (text, expected) => {
	expect(parsed(text)).toBe(expected)
})

test('a reference becomes a title only if the title exists', () => {
	expect(parsed('veja [[anime:12]], *[[movie:3]]* e [[manga:100]]')).toBe(
		'veja <work 12>, <bold><work 3></bold> e [[manga:100]]',
	)
	expect(written(parseMessage('[[anime:12]]'))).toBe('[[anime:12]]')
})

test.each([
	['||a *b* c||', '<spoiler>a <bold>b</bold> c</spoiler>'],
	['não ||um\ndois|| fim', 'não <spoiler>um\ndois</spoiler> fim'],
	['||a||||b||', '<spoiler>a</spoiler><spoiler>b</spoiler>'],
	['`||a||`', '<code>||a||</code>'],
	['||<img onerror=alert(1)>||', '<spoiler><img onerror=alert(1)></spoiler>'],
	['> um\n> *dois*\n\nresposta', '<quote>um\n<bold>dois</bold></quote>resposta'],
	['> um\n>\n> dois', '<quote>um\n\ndois</quote>'],
	['antes\n> > um\ndepois', 'antes\n<quote>> um</quote>depois'],
	['> ||a||\n||> b||', '<quote><spoiler>a</spoiler></quote><spoiler>> b</spoiler>'],
	['*a\n> b*', '*a\n<quote>b*</quote>'],
	['oi @ana, @Ana_Dias. e @B2.b-3!', 'oi <@ana>, <@Ana_Dias>. e <@B2.b-3>!'],
	['(@ana) *@ana* ||@ana|| `@ana`', '(<@ana>) <bold><@ana></bold> <spoiler><@ana></spoiler> <code>@ana</code>'],
	['これは@田中 さん', 'これは<@田中> さん'],
	['> @ana', '<quote><@ana></quote>'],
	['https://a.example/@ana', '<link https://a.example/@ana>https://a.example/@ana</link>'],
])('spoilers, quotes and mentions: %j', (text, expected) => {
	expect(parsed(text)).toBe(expected)
})

test('a preview covers spoilers, also one that it cuts', () => {
	expect(plainText('> um\n\n*oi* ||ele morre|| e `b`')).toBe('“um” oi ▒▒▒ e b')
	expect(plainText('oi ||ele mor')).toBe('oi ▒▒▒')
	expect(plainText('a || b')).toBe('a || b')
})

const LENGTH = 100_000
const HOSTILE = [
	'*',
	'_*~',
	'`',
	'``a',
	'*a ',
	'*a* ',
	'*a _b ~c ',
	'a* ',
	'[[',
	'[[anime:1',
	'[[anime:999]]',
	'http',
	'https://',
	'https://a(',
	'https://a.example/)))',
	'https://a.example/*_~',
	'*`',
	'\n*',
	'\u0301',
	'漢*',
	'||',
	'||a ',
	'||a| ',
	'|| a||',
	'> ',
	'> *',
	'\n> ',
	'\n>\n> `',
	'> ||a',
	'@',
	'@a.',
	'@a ',
	`@${'a'.repeat(31)}_`,
]

test.each(HOSTILE)('runs in linear time for repeated %j', (unit) => {
	const stepsFor = (length: number) => {
		const text = unit.repeat(Math.ceil(length / unit.length)).slice(0, length)
		const { pieces, steps } = parseWithStepCount(text, { readMention: mentionReader([]) })
		expect(steps).toBeLessThanOrEqual(6 * length)
		expect(pieces.length).toBeGreaterThan(0)
		return steps
	}
	expect(stepsFor(LENGTH)).toBeLessThanOrEqual(2.2 * stepsFor(LENGTH / 2))
})

test('a long URL of trailing punctuation is scanned once', () => {
	for (const end of [')', '.', '(', '*']) {
		const { steps } = parseWithStepCount(`https://a.example/${end.repeat(LENGTH)}`)
		expect(steps).toBeLessThanOrEqual(6 * LENGTH)
	}
})

test('parsing loses no text', () => {
	const text = 'a*b _c~d `e` [[x]] https://a.example/ f*\ng_ 漢'.repeat(20)
	const plain = (pieces: readonly Piece[]): string =>
		pieces
			.map((piece) =>
				'pieces' in piece
					? plain(piece.pieces)
					: piece.type === 'work'
						? ''
						: piece.type === 'link'
							? piece.label
							: piece.type === 'mention'
								? piece.name
								: piece.text,
			)
			.join('')
	const letters = (written: string) => written.replace(/[*_~`]/g, '')
	expect(letters(plain(parseMessage(text)))).toBe(letters(text))
})
