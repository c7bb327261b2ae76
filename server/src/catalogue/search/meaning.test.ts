import type { Format, TitleSeason } from 'shared-contract'
import { foldName } from '../fold.ts'
import type { Group, SearchDocument } from './documents.ts'
import { exactKey } from './exactKey.ts'
import { SearchIndex } from './searchIndex.ts'
import { groupOrder, withoutNoise } from './withoutNoise.ts'

interface Work {
	group?: Group
	renown?: number
	format?: Format
	year?: number
	season?: TitleSeason
	dubs?: string[]
}

const names: string[] = []
const documents: SearchDocument[] = []

/** A name that begins with "~" is a synonym; of people and characters a name has no marks. */
function add(written: string[], { group = 'animes', renown = 0.5, format = 'TV', year, season, dubs = [] }: Work = {}) {
	const id = names.push(written[0] ?? '') - 1
	const isEntity = ['people', 'characters', 'studios'].includes(group)
	documents.push({
		id,
		group,
		renown,
		names: written.map((name, place) => ({
			id: place,
			folded: foldName(name),
			...(isEntity ? {} : { exact: exactKey(name.replace(/^~/, ''), name.startsWith('~')) }),
		})),
		...(isEntity
			? { titles: { total: 1, best: 0 } }
			: { facts: { format, year: year ?? null, season: season ?? null, dubs } }),
	})
}

add(['Maré Alta', '満潮', '~MaA'], { renown: 0.8, year: 2011, season: 'fall' })
add(['Maré Alta 2nd Season'], { renown: 0.6, year: 2013, season: 'fall' })
add(['Maré Alta III'], { renown: 0.6, year: 2026, season: 'fall' })
add(['Maré Alta: Jogo de Verão'], { format: 'OVA', renown: 0.2, year: 2012 })
add(['Maré Alta Gaiden: Ilha'], { group: 'movies', format: 'Movie', renown: 0.4, year: 2015 })
add(['Maré Alta'], { group: 'mangas', format: 'Manga', renown: 0.7 })
add(['O Filme da Minha Vida'], { group: 'movies', format: 'Movie', renown: 0.1 })
add(['Farol', '~Maré Alta da Manhã'], { group: 'mangas', renown: 0.1 })
add(['Shingeki no Kyojin', 'Attack on Titan'], { renown: 0.9 })
add(['Shingeki no Kyojin Season 2'], { renown: 0.7 })
add(['Shingeki no Kyojin'], { group: 'mangas', renown: 0.9 })
add(['Kikyou Denki'], { renown: 0.5 })
add(['Kikyou Denki Kai'], { renown: 0.5, dubs: ['pt'] })
add(['Kikyou Denki Rei'], { renown: 0.5, dubs: ['en'] })
add(['Aotearoa'], { group: 'mangas', renown: 0.5 })
add(['Yahari Ore no Seishun', 'Kanojo to Youkoso'], { renown: 0.7 })
add(['Vento Norte'], { group: 'movies', renown: 0.9 })
add(['Norte Sul', '~VN'], { renown: 0.1 })
add(['Hayao Nakagawa'], { group: 'people', renown: 0.9 })
add(['Yuu Nakagawa'], { group: 'people', renown: 0.4 })
add(['Touko Kanno'], { group: 'people', renown: 0.4 })
add(['Mei Aotani'], { group: 'people', renown: 0.4 })
add(['Diário do Mestre Nakagawa'], { group: 'mangas', renown: 0.3 })

const index = new SearchIndex()
beforeAll(() => index.put(documents))

/** The first names of each group, the best group first. */
function shown(typed: string, limit = 2): Record<string, string[]> {
	const found = withoutNoise(index.search(typed, limit))
	return Object.fromEntries(groupOrder(found).map((group) => [group, found[group].map(({ id }) => names[id] ?? '')]))
}

const first = (typed: string) => Object.entries(shown(typed))[0]?.flat().slice(0, 2)

test.each([
	['maré alta', 'animes', 'Maré Alta'],
	['mare alta clássico dublado', 'animes', 'Maré Alta'],
	['denki dublado', 'animes', 'Kikyou Denki Kai'],
	['denki dubbed', 'animes', 'Kikyou Denki Rei'],
	['kikyou denki dublado', 'animes', 'Kikyou Denki'],
	['assistir maré alta online', 'animes', 'Maré Alta'],
	['mare alta temporada 2', 'animes', 'Maré Alta 2nd Season'],
	['maré alta 2ª temporada', 'animes', 'Maré Alta 2nd Season'],
	['segunda temporada maré alta', 'animes', 'Maré Alta 2nd Season'],
	['mare alta s3', 'animes', 'Maré Alta III'],
	['mare alta 3rd season', 'animes', 'Maré Alta III'],
	['mare alta 2013', 'animes', 'Maré Alta 2nd Season'],
	['mare alta ova', 'animes', 'Maré Alta: Jogo de Verão'],
	['filme mare alta', 'movies', 'Maré Alta Gaiden: Ilha'],
	['maré alta 映画', 'movies', 'Maré Alta Gaiden: Ilha'],
	['mare alta mangá', 'mangas', 'Maré Alta'],
	['outono 2026', 'animes', 'Maré Alta III'],
	['2026年秋アニメ', 'animes', 'Maré Alta III'],
	['filmes de 2015', 'movies', 'Maré Alta Gaiden: Ilha'],
	['2011', 'animes', 'Maré Alta'],
	['aot', 'animes', 'Shingeki no Kyojin'],
	['SNK temporada 2', 'animes', 'Shingeki no Kyojin Season 2'],
	['vn', 'animes', 'Norte Sul'],
	['maa', 'animes', 'Maré Alta'],
	['nakagawa', 'people', 'Hayao Nakagawa'],
	['nakagawa yuu', 'people', 'Yuu Nakagawa'],
])('%s means, of %s, %s', (typed, group, name) => {
	expect(first(typed)).toEqual([group, name])
})

test('a hint hides no title whose own name has the word', () => {
	expect(first('o filme da minha vida')).toEqual(['movies', 'O Filme da Minha Vida'])
	expect(shown('filme da minha')).toEqual({ movies: ['O Filme da Minha Vida'] })
})

test('a short form finds the work in each of its groups and no strangers that begin so', () => {
	expect(shown('aot', 1)).toEqual({ animes: ['Shingeki no Kyojin'], mangas: ['Shingeki no Kyojin'] })
})

test.each(['yoko kanno', 'dublado', 'levi ackerman', 'homem motosserra', 'temporada 9'])(
	'%s, which nothing here is called, finds nothing',
	(typed) => {
		expect(shown(typed)).toEqual({})
	},
)
