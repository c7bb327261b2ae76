import { readMinutes } from './article.ts'

const words = (count: number): string => `<p>${'palavra '.repeat(count)}</p>`

describe('readMinutes', () => {
	test.each([
		[1, 1],
		[299, 1],
		[300, 2],
		[1000, 5],
	])('%i words at 200 a minute are %i', (count, minutes) => {
		expect(readMinutes(words(count))).toBe(minutes)
	})

	test('tags and their attributes are not read aloud', () => {
		expect(
			readMinutes(`${words(295)}<img src="/art/news/1.svg" alt="dez palavras que não contam para a conta da leitura">`),
		).toBe(1)
	})
})
