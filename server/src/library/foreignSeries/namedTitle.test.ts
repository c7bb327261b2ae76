import { chooseNamed, foldedSeriesName, type NamedTitle, spellingsOf } from './namedTitle.ts'

const title = (id: number, year: number | null, more: Partial<NamedTitle> = {}): NamedTitle => ({
	id,
	format: 'TV',
	year,
	isMain: true,
	tvdb: [],
	tmdb: [],
	...more,
})
const series = (id: string) => ({ tvdb: [id] })
const FORMATS = ['TV', 'OVA'] as const

test.each<[string, NamedTitle[], number | null, number | undefined]>([
	['nothing', [], 2022, undefined],
	['one title', [title(1, 2022)], 2022, 1],
	['one title of an unknown year', [title(1, null)], 2022, 1],
	['one title, if the year is unknown', [title(1, 2022)], null, 1],
	['another year', [title(1, 2001)], 2019, undefined],
	['a remake', [title(1, 2001), title(2, 2019)], 2019, 2],
	['a remake, if the year is unknown', [title(1, 2001), title(2, 2019)], null, undefined],
	['two seasons of one year', [title(1, 2022, series('a')), title(2, 2022, series('a'))], 2022, 1],
	[
		'two seasons by TMDB',
		[title(1, 2022, { tmdb: ['tv/7'] }), title(2, 2022, { tmdb: ['tv/7/season/1/episode/13'] })],
		2022,
		1,
	],
	['two seasons, if the year is unknown', [title(1, 2009, series('a')), title(2, 2010, series('a'))], null, 1],
	['two series of one year', [title(1, 2022, series('a')), title(2, 2022, series('b'))], 2022, undefined],
	['a name and a synonym', [title(1, 2022, { isMain: false }), title(2, 2022)], 2022, 2],
	['the same, if the year is unknown', [title(1, 2001, { isMain: false }), title(2, 2022)], null, undefined],
	['an OVA and a series of one year', [title(1, 2022, { format: 'OVA' }), title(2, 2022)], 2022, 2],
	['the same, if the year is unknown', [title(1, 1993, { format: 'OVA' }), title(2, 2004)], null, undefined],
	[
		'an OVA of the series, if the year is unknown',
		[title(1, 2000, { format: 'OVA', ...series('a') }), title(2, 2001, series('a'))],
		null,
		2,
	],
	['a film', [title(1, 2022, { format: 'Movie' })], 2022, undefined],
])('%s', (_what, candidates, year, chosen) => {
	expect(chooseNamed(candidates, year, FORMATS)).toBe(chosen)
})

test.each([
	['SPY×FAMILY', 'SPY x FAMILY'],
	['SPY x FAMILY', 'SPY×FAMILY'],
	['ＳＰＹ×ＦＡＭＩＬＹ', 'spy × family'],
	['HUNTER×HUNTER', 'Hunter x Hunter'],
	['Panty & Stocking', 'Panty and Stocking'],
	['Panty and Stocking', 'Panty＆Stocking'],
	['Ondas：Mar', 'Ondas: Mar'],
	['Ondas ～Mar～', 'Ondas ~Mar~'],
	['ｶﾀｶﾅ', 'カタカナ'],
	["JoJo's", 'JoJo’s'],
	['Ranma ½', 'Ranma 1/2'],
	['Madoka☆Magica', 'Madoka Magica'],
])('%s is found as %s', (typed, stored) => {
	expect(spellingsOf(typed)).toContain(foldedSeriesName(stored))
})

test('different names stay different', () => {
	expect(spellingsOf('X')).toEqual(['x'])
	expect(spellingsOf('Fox and Sons')).not.toContain(foldedSeriesName('Foxandsons'))
})
