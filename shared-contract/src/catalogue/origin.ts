/** What an anime is made from. */
export const ORIGINS = [
	'original',
	'manga',
	'webManga',
	'yonkoma',
	'lightNovel',
	'novel',
	'webNovel',
	'game',
	'visualNovel',
	'book',
] as const
export type Origin = (typeof ORIGINS)[number]

const BY_WORD: Readonly<Record<string, Origin>> = {
	Original: 'original',
	'Obra original': 'original',
	Mangá: 'manga',
	'Mangá na web': 'webManga',
	'Web mangá': 'webManga',
	'Mangá 4-koma': 'yonkoma',
	Tirinha: 'yonkoma',
	'Light novel': 'lightNovel',
	Romance: 'novel',
	Conto: 'novel',
	'Web novel': 'webNovel',
	Jogo: 'game',
	'Jogo de cartas': 'game',
	'Visual novel': 'visualNovel',
	'Livro ilustrado': 'book',
	Livro: 'book',
}

/** The origin that a title's information names in Portuguese, under "Fonte". */
export function originOf(word: string): Origin | undefined {
	return BY_WORD[word]
}
