import { wordDiff } from './wordDiff.ts'

const marked = (other: string, text: string, locale: 'pt' | 'en' | 'ja' = 'pt') =>
	wordDiff(other, text, locale)
		.map(({ text, isOwn }) => (isOwn ? `[${text}]` : text))
		.join('')

const { Segmenter } = Intl
afterEach(() => void Object.assign(Intl, { Segmenter }))

const CASES = [
	['Era uma vez um rei.', 'Era uma vez uma rainha.', 'Era uma vez [uma rainha].'],
	['Igual.', 'Igual.', 'Igual.'],
	['', 'Novo.', '[Novo.]'],
	['Um parágrafo.', 'Um\n\nparágrafo.', 'Um[\n\n]parágrafo.'],
	['Ação à noite', 'Reação à noite', '[Reação] à noite'],
] as const

test.each(CASES)('%j to %j is %j', (other, text, expected) => {
	expect(marked(other, text)).toBe(expected)
})

test.each(CASES)('%j to %j is %j in a browser that finds no words', (other, text, expected) => {
	Reflect.deleteProperty(Intl, 'Segmenter')
	expect(marked(other, text)).toBe(expected)
})

test('there Japanese is compared by its characters', () => {
	Reflect.deleteProperty(Intl, 'Segmenter')
	expect(marked('『Niouka』の猫が好き', '『Niouka』の犬が好き', 'ja')).toBe('『Niouka』の[犬]が好き')
})

test('Japanese is compared word by word', () => {
	expect(marked('猫が好きです', '犬が好きです', 'ja')).toBe('[犬]が好きです')
})

test('long texts with nothing in common are compared in limited time', () => {
	const words = (letter: string) => Array.from({ length: 2_000 }, (_, index) => `${letter}${index}`).join(' ')
	// A complete comparison would find the spaces in common.
	expect(wordDiff(words('a'), words('b'), 'pt')).toEqual([{ text: words('b'), isOwn: true }])
})
