import { checkArticle, checkTitle } from './checkCreation.ts'
import type { ArticleCreation, TitleCreation } from './creation.ts'

const ANIME: TitleCreation = {
	title: '  O\tSino ',
	synopsis: '\ufeffUm sino.\r\nQue toca. ',
	posterUrl: ' https://exemplo.com.br/p.webp ',
	year: 2026,
	type: 'OVA',
	status: 'not_released',
}
const ARTICLE: ArticleCreation = {
	category: 'games',
	title: 'Título',
	summary: 'Resumo',
	content: '<p>Oi</p>',
	imageUrl: `/uploads/${'a'.repeat(64)}.webp`,
}

test('what is kept is tidy, with every name once', () => {
	const given = { ...ANIME, englishTitle: 'The Bell', romajiTitle: 'O Sino', synonyms: ['The Bell', ' ', 'Sineta'] }
	expect(checkTitle('anime', given, 2026)).toEqual({
		value: {
			kind: 'anime',
			format: 'OVA',
			status: 'not_released',
			title: 'O Sino',
			synopsis: 'Um sino.\nQue toca.',
			posterUrl: 'https://exemplo.com.br/p.webp',
			bannerUrl: '',
			year: 2026,
			airing: null,
			names: [
				{ language: 'pt-BR', name: 'O Sino' },
				{ language: 'en', name: 'The Bell' },
				{ language: 'synonym', name: 'Sineta' },
			],
			genres: [],
		},
	})
})

test.each([
	['title', '', 'text.required'],
	['title', '\u200b\u2060', 'text.required'],
	['title', 'x'.repeat(301), 'text.tooLong'],
	['synopsis', ' \n ', 'text.required'],
	['synopsis', 'x'.repeat(10_001), 'text.tooLong'],
	['posterUrl', '', 'text.required'],
	['posterUrl', 'http://exemplo.com.br/p.webp', 'url.https'],
	['posterUrl', 'javascript:alert(1)', 'url.https'],
	['posterUrl', 'https://a:b@exemplo.com.br/p.webp', 'url.https'],
	['posterUrl', `https://exemplo.com.br/${'x'.repeat(2000)}`, 'text.tooLong'],
	['posterUrl', `/uploads/${'A'.repeat(64)}.webp`, 'url.https'],
	['year', 1899, 'year.invalid'],
	['year', 2037, 'year.invalid'],
	['year', 2026.5, 'year.invalid'],
	['year', Number.NaN, 'year.invalid'],
	['year', null, 'year.invalid'],
	['type', undefined, 'request.invalid'],
	['type', 'Manga', 'request.invalid'],
	['status', undefined, 'request.invalid'],
	['nativeTitle', 'x'.repeat(301), 'text.tooLong'],
	['airing', '2026-02-30 23:30 Asia/Tokyo week', 'airing.date'],
	['airing', '2026-10-04 - Asia/Tokyo week', 'airing.incomplete'],
	['synonyms', Array.from({ length: 21 }, (_, index) => `n${index}`), 'names.tooMany'],
])('%s: %j is %s', (field, wrong, code) => {
	expect(checkTitle('anime', { ...ANIME, [field]: wrong }, 2026)).toMatchObject({ fields: { [field]: code } })
})

test('a manga and a film need less, and name their own fields', () => {
	const { title, synopsis } = ANIME
	expect(checkTitle('manga', { title, synopsis, coverUrl: 'https://exemplo.com.br/c' }, 2026)).toMatchObject({
		value: { kind: 'manga', format: 'Manga', status: 'releasing', year: null },
	})
	expect(checkTitle('manga', { title, synopsis, coverUrl: 'x' }, 2026)).toMatchObject({
		fields: { coverUrl: 'url.https' },
	})
	const film = { title, synopsis, posterUrl: 'https://exemplo.com.br/p', bannerUrl: 'data:,' }
	expect(checkTitle('movie', film, 2026)).toMatchObject({ fields: { bannerUrl: 'url.https' } })
	expect(checkTitle('movie', { ...film, bannerUrl: ' ' }, 2026)).toMatchObject({
		value: { kind: 'anime', format: 'Movie', status: 'completed', bannerUrl: '' },
	})
})

test('an article names all that is wrong with it at once', () => {
	expect(checkArticle(ARTICLE)).toEqual({ value: ARTICLE })
	expect(checkArticle({ ...ARTICLE, title: '', summary: 'x'.repeat(501), content: ' ', imageUrl: 'x' })).toMatchObject({
		fields: { title: 'text.required', summary: 'text.tooLong', content: 'text.required', imageUrl: 'url.https' },
	})
})
