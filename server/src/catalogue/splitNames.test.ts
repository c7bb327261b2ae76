import { splitNames } from './splitNames.ts'

test.each([
	['Goodnight Punpun', ['Goodnight Punpun']],
	['Tag X, The Last Supper', ['Tag X', 'The Last Supper']],
	['Majo no Kishi (Hekusen=Litta), Witches Knight', ['Majo no Kishi (Hekusen=Litta)', 'Witches Knight']],
	['Perfume, P.V., 777, "Nani made?"', ['Perfume', 'P.V.', '777', '"Nani made?"']],
	['A Thousand Words,Race for Love', ['A Thousand Words', 'Race for Love']],
	['10,000 Years', ['10,000 Years']],
	['He, she and it', ['He, she and it']],
	['Bocchi, 一人', ['Bocchi', '一人']],
])('%s holds the names %j', (text, names) => {
	expect(splitNames(text)).toEqual(names)
})

test('where a certain name has a comma, so may the others', () => {
	const name = 'Chichi wa Eiyuu, Haha wa Seirei'
	expect(splitNames('My Father is a Hero, my Mother is a Spirit, Volume', [name])).toHaveLength(1)
})

test('the last name of a text that was cut is a fragment', () => {
	const names = Array.from({ length: 20 }, (_, number) => `Some Story ${number}`)
	expect(splitNames(names.join(', ').slice(0, 255))).toEqual(names.slice(0, 17))
})
