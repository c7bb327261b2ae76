import { ASSISTANT_REPLY_MAX_LENGTH, type AssistantWork } from 'shared-contract'
import { cleanLine } from './cleanLine.ts'
import { ReplyText } from './replyText.ts'

const WORKS = new Map<number, AssistantWork>(
	[
		{ id: 1, kind: 'anime' as const, format: 'TV' as const },
		{ id: 2, kind: 'anime' as const, format: 'Movie' as const },
		{ id: 3, kind: 'manga' as const, format: 'Manga' as const },
	].map((work) => [
		work.id,
		{ ...work, title: 'x', englishTitle: null, japaneseTitle: null, year: 2020, imageUrl: '/x', color: '#000000' },
	]),
)
const work = (id: number) => WORKS.get(id)

test.each([
	['Veja [[anime:1]]!', 'Veja [[anime:1]]!'],
	['o filme [[anime:2]]', 'o filme [[movie:2]]'],
	['[[ manga : 3 ]] e [[manga:3|Nome]]', '[[manga:3]] e [[manga:3]]'],
	['nunca [[anime:99]] visto', 'nunca visto'],
	['[[https://mau.example]]', ''],
	['[[javascript:alert(1)]]', ''],
	['[clique](https://mau.example/a)', 'clique'],
	['![foto](https://mau.example/a.png)', 'foto'],
	['[Nome]([[anime:1]])', '[[anime:1]]'],
	['[oi](javascript:alert`1`)', 'oi'],
	['vá em https://mau.example/x agora', 'vá em agora'],
	['data://x www.mau.example javascript://%0aalert(1)', ''],
	['**forte** e __leve__ e ~~fora~~', '*forte* e _leve_ e ~fora~'],
	['* item', '• item'],
	['- item', '• item'],
	['## Título', '*Título*'],
	['```js', ''],
	['http[[anime:99]]://mau.example', 'http ://mau.example'],
	['[http://mau.example[anime:99]]', '[ [anime:99]]'],
	['ht[tp](x)://mau.example', ''],
	['<script>alert(1)</script>', '<script>alert(1)</script>'],
	['a\u0000b\u0007c\u001b[31m\u202ed\u200be\u{e0041}', 'abc[31mde'],
	['👩‍🚀 é você', '👩‍🚀 é você'],
])('%j is shown as %j', (line, expected) => {
	expect(cleanLine(line, work)).toBe(expected)
})

const TEXT = [
	'# Olá!',
	'',
	'',
	'**Três** dicas, veja [[anime:1]] e [site](https://mau.example/(a) aqui [[anime:77]]:',
	'* [[manga:3]] 🌸 — https://mau.example/abc é _ótimo_!',
	'- [O Filme]([[movie:2]]) ✨ [nota] (fim)',
	'```',
	'x = [1, 2]',
	'```',
	'Até! 👩‍🚀',
	'',
].join('\n')

test('however a reply is torn apart, the same is given out, and nothing is taken back', () => {
	const whole = new ReplyText(work)
	whole.push(TEXT)
	whole.end()
	expect(whole.text).toContain('*Olá!*\n\n*Três* dicas, veja [[anime:1]]')
	expect(whole.text).not.toMatch(/mau|anime:77|https/)
	for (const size of [1, 2, 3, 5, 7, 11, 40]) {
		const reply = new ReplyText(work)
		const works: number[] = []
		let shown = ''
		for (let at = 0; at < TEXT.length; at += size) {
			const { text, works: named } = reply.push(TEXT.slice(at, at + size))
			shown += text
			works.push(...named.map(({ id }) => id))
		}
		const { text, works: named } = reply.end()
		expect(shown + text).toBe(whole.text)
		expect([...works, ...named.map(({ id }) => id)]).toEqual([1, 3, 2])
	}
})

const PIECES = [
	...'[|]|(|)|!|*|_|#|-|`| |  |。|🌸|a|ht|tp|://|:|/|www.|[[|]]|]('.split('|'),
	...['http://mau.example', 'anime:1', 'anime:99', '[[manga:3]]', '[site](x)'],
]

test('whatever a model makes up, piece by piece it is what it is as a whole: no address, no work that is not there', () => {
	// Always the same numbers, so that what fails fails again.
	let seed = 20_261_122
	const next = (below: number) => {
		seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0
		return Math.floor((seed / 2 ** 32) * below)
	}
	for (let round = 0; round < 4000; round++) {
		const line = Array.from({ length: 1 + next(14) }, () => PIECES[next(PIECES.length)]).join('')
		const reply = new ReplyText(work)
		let shown = ''
		for (const unit of line) shown += reply.push(unit).text
		shown += reply.end().text
		expect([line, shown]).toEqual([line, cleanLine(line, work)])
		expect(shown).not.toMatch(/[a-z][a-z0-9+.-]*:\/\/|\[\[anime:99\]\]/i)
	}
})

test('words are given out as they come, but not what may still become a link', () => {
	const reply = new ReplyText(work)
	expect(reply.push('Oi, tudo bem? Veja ').text).toBe('Oi, tudo bem? Veja')
	expect(reply.push('[[ani').text).toBe('')
	expect(reply.push('me:1]]').text).toBe('')
	expect(reply.push(' hoje, ').text).toBe(' [[anime:1]] hoje,')
	expect(reply.push('http').text).toBe('')
	expect(reply.push('s://mau.example').text).toBe('')
	expect(reply.push('/x fim.').text).toBe('')
	expect(reply.end().text).toBe(' fim.')
})

test('a reply has an end, whatever the model thinks', () => {
	for (const unit of ['palavra ', '*', '[', '[[anime:1]] ', 'a\n', '(](', 'http://', '漢', '`', '#', '[a](']) {
		const reply = new ReplyText(work)
		for (let pushed = 0; pushed < 200 && !reply.isFull; pushed++) reply.push(unit.repeat(1000))
		reply.end()
		expect(reply.isFull).toBe(true)
		expect(reply.text.length).toBeLessThanOrEqual(ASSISTANT_REPLY_MAX_LENGTH)
	}
})
