import { type Piece, parseMessage, parseWithStepCount } from './parseMessage.ts'

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
				default:
					return `<${piece.type}>${written(piece.pieces)}</${piece.type}>`
			}
		})
		.join('')
}
const parsed = (text: string) => written(parseMessage(text, { isWork: (id) => id < 100 }))

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
]

test.each(HOSTILE)('runs in linear time for repeated %j', (unit) => {
	const stepsFor = (length: number) => {
		const text = unit.repeat(Math.ceil(length / unit.length)).slice(0, length)
		const { pieces, steps } = parseWithStepCount(text)
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
							: piece.text,
			)
			.join('')
	const letters = (written: string) => written.replace(/[*_~`]/g, '')
	expect(letters(plain(parseMessage(text)))).toBe(letters(text))
})
