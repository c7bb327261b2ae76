import { titleName, withTitleNames } from './titleName.ts'

const ALL = { title: 'O Sino', englishTitle: 'The Bell', japaneseTitle: '鐘', romajiTitle: 'Kane' }
const NONE = { title: 'Kane', englishTitle: null, japaneseTitle: null }

test.each([
	['pt', 'O Sino'],
	['en', 'The Bell'],
	['ja', '鐘'],
	['romaji', 'Kane'],
])('a title with names in every language is shown in "%s" as %s', (names, expected) => {
	expect(titleName(ALL, names)).toBe(expected)
	expect(titleName(NONE, names)).toBe('Kane')
})

test.each([
	['en', 'Kane'],
	['ja', 'Kane'],
	['pt', 'O Sino'],
])('without a name in "%s" it is shown as %s', (names, expected) => {
	expect(titleName({ ...ALL, englishTitle: null, japaneseTitle: null }, names)).toBe(expected)
})

test.each([
	['/anime/1', 'ja', '/anime/1?names=ja'],
	['/calendar.ics?hl=pt', 'romaji', '/calendar.ics?hl=pt&names=romaji'],
	['https://niouka.example/anime/1?hl=en#c-2', 'en', 'https://niouka.example/anime/1?hl=en&names=en#c-2'],
	['/anime/1#c-2', undefined, '/anime/1#c-2'],
] as const)('%s with the names "%s" is %s', (address, names, expected) => {
	expect(withTitleNames(address, names)).toBe(expected)
})
