import type { AnimeRow } from '../sources/anime.ts'

const SOURCES: Readonly<Record<string, string>> = {
	original: 'Original',
	manga: 'Mangá',
	game: 'Jogo',
	'light novel': 'Light novel',
	novel: 'Romance',
	'web manga': 'Web mangá',
	'visual novel': 'Visual novel',
	'4-koma manga': 'Mangá 4-koma',
	'web novel': 'Web novel',
	'picture book': 'Livro ilustrado',
	'mixed media': 'Projeto multimídia',
	book: 'Livro',
	music: 'Música',
	'card game': 'Jogo de cartas',
	radio: 'Rádio',
}

const RATINGS: readonly (readonly [start: string, words: string])[] = [
	['PG-13', 'A partir de 13 anos'],
	['PG', 'Infantil'],
	['G', 'Livre'],
	['R+', 'A partir de 17 anos'],
	['R', 'A partir de 17 anos'],
]

/** The information list of an anime's page: Portuguese label to value. */
export function animeInformation(row: Pick<AnimeRow, 'type' | 'source' | 'rating' | 'studios' | 'producers'>) {
	const source = SOURCES[row.source?.toLowerCase() ?? '']
	const rating = RATINGS.find(([start]) => row.rating?.startsWith(start))?.[1]
	const entries: [string, string | undefined][] = [
		['Formato', row.type ?? undefined],
		['Estúdio', row.studios?.join(', ')],
		['Produção', row.producers?.join(', ')],
		['Fonte', source],
		['Classificação', rating],
	]
	return Object.fromEntries(entries.filter((entry): entry is [string, string] => Boolean(entry[1])))
}
