import { foldName } from '../fold.ts'
import type { Group, SearchDocument } from './documents.ts'
import { exactKey } from './exactKey.ts'
import { mapGroups, SearchIndex } from './searchIndex.ts'

const NOTHING = mapGroups(() => [])

let made = 0

function work(names: string[], { id = ++made, group = 'animes' as Group, renown = 0.3 } = {}): SearchDocument {
	return { id, group, renown, names: names.map(named(id)) }
}

/** A name that begins with "~" is a synonym. */
const named = (id: number) => (name: string, place: number) => ({
	id: id * 100 + place,
	folded: foldName(name),
	exact: exactKey(name.replace(/^~/, ''), name.startsWith('~')),
})

async function indexOf(...documents: SearchDocument[]): Promise<SearchIndex> {
	const index = new SearchIndex()
	await index.put(documents)
	return index
}

beforeEach(() => {
	made = 0
})

const FRIEREN = () => work(['Sousou no Frieren', 'Frieren: Beyond Journey’s End', '葬送のフリーレン'], { renown: 0.9 })
const OTHERS = () => [
	work(['Freezing']),
	work(['Friend']),
	work(['Ação Total']),
	work(['Attack on Titan', 'Shingeki no Kyojin', '進撃の巨人']),
]

test.each([
	['Frieren', 'the name'],
	['frieran', 'a replaced letter'],
	['freiren', 'two swapped letters'],
	['friern', 'a lost letter'],
	['friieren', 'a doubled letter'],
	['FRIEREN', 'capitals'],
	['fríérên', 'accents'],
	['frier', 'a beginning'],
	['fri', 'three letters'],
	['frieren no sousou', 'another word order'],
	['フリーレン', 'kana'],
	['葬送', 'kanji'],
	['そうそうのフリーレン', 'hiragana for kanji'],
	['furiiren', 'its romaji'],
])('%s finds Frieren: %s', async (typed) => {
	const index = await indexOf(FRIEREN(), ...OTHERS())
	expect(index.search(typed, 6).animes[0]?.id).toBe(1)
})

test('acao finds Ação', async () => {
	const index = await indexOf(FRIEREN(), ...OTHERS())
	expect(index.search('acao', 6).animes[0]?.id).toBe(4)
})

test.each([
	['K-ON!', ['K-ON!!', 'K-ON!', 'K-ON'], 1],
	['k-on!!', ['K-ON!', 'K-ON!!'], 1],
	['Mob Psycho 100 II', ['Mob Psycho 100 III', 'Mob Psycho 100', 'Mob Psycho 100 II'], 2],
	['Fate/stay night', ['Fate/stay night: Unlimited Blade Works', 'Fate stay night', 'Fate/stay night'], 2],
	['ｆａｔｅ／ＳＴＡＹ　ＮＩＧＨＴ', ['Fate stay night', 'Fate/stay night'], 1],
	['Gintama°', ['Gintama', "Gintama'", 'Gintama°'], 2],
	["Gintama'", ['Gintama°', 'Gintama', 'Gintama’'], 2],
	['Love Live! Sunshine!!', ['Love Live! Sunshine!', 'Love Live! Sunshine!!'], 1],
	['Prisma☆Illya 3rei!!', ['Prisma Illya 3rei!!', 'Prisma☆Illya 3rei!!'], 1],
	['HUNTER×HUNTER', ['Hunter x Hunter', 'HUNTER×HUNTER'], 1],
	['Uta♪', ['Uta', 'Uta♪'], 1],
	['Re:Zero', ['Re Zero', 'Re:ZERO'], 1],
	['Coração!', ['Coracao', 'CORACAO!'], 1],
	['けいおん!!', ['けいおん!', 'けいおん！！'], 1],
	['ガール', ['カール', 'ガール'], 1],
])('%s: the title of exactly that name is first, whatever is better known', async (typed, names, first) => {
	const renown = (place: number) => (place === first ? 0.01 : 1)
	const index = await indexOf(...names.map((name, place) => work([name], { id: place + 1, renown: renown(place) })))
	expect(index.search(typed, 6).animes[0]?.id).toBe(first + 1)
	expect(index.exactTitles(typed)).toEqual([first + 1])
})

test('of exact names an own one is before a synonym, and then the best known', async () => {
	const index = await indexOf(
		work(['Outra', '~Onda!'], { renown: 1 }),
		work(['Onda!'], { renown: 0.1 }),
		work(['Onda!!'], { renown: 1 }),
		work(['Maré', 'Onda!'], { renown: 0.2, group: 'movies' }),
	)
	expect(index.search('onda!', 6).animes.map(({ id }) => id)).toEqual([2, 1, 3])
	expect(index.exactTitles('ONDA!')).toEqual([4, 2, 1])
	expect(index.exactTitles('onda')).toEqual([])
})

test('exact names are known after the segments are merged', async () => {
	const index = await indexOf(work(['Onda!!'], { renown: 1 }), work(['Onda!']))
	await index.put(Array.from({ length: 8_001 }, (_, place) => work([`Enchimento ${place}`], { id: 100 + place })))
	expect(index.search('onda!', 6).animes.map(({ id }) => id)).toEqual([2, 1])
})

test('of names that match alike the best known comes first', async () => {
	const index = await indexOf(work(['Naruto'], { renown: 0.1 }), work(['Naruto'], { renown: 0.9 }))
	expect(index.search('naruto', 6).animes.map(({ id }) => id)).toEqual([2, 1])
})

test('the better match comes before the better known', async () => {
	const index = await indexOf(work(['Monster Musume'], { renown: 0.8 }), work(['Monster'], { renown: 0.4 }))
	expect(index.search('monster', 6).animes[0]?.id).toBe(2)
})

test('the matched name is returned', async () => {
	const index = await indexOf(FRIEREN())
	expect(index.search('beyond journeys end', 6).animes[0]?.nameId).toBe(101)
})

test('results stand in their groups, as many as are asked for', async () => {
	const groups: Group[] = ['animes', 'mangas', 'movies', 'news']
	const works = groups.flatMap((group) => Array.from({ length: 9 }, (_, place) => work([`Kaze ${place}`], { group })))
	const found = (await indexOf(...works)).search('kaze', 6)
	expect(groups.map((group) => found[group].length)).toEqual([6, 6, 6, 6])
})

test('a changed title is found by its new name and no longer by the old one', async () => {
	const index = await indexOf(work(['Umibe no Machi'], { id: 7 }), ...OTHERS())
	await index.put([work(['Yama no Ue'], { id: 7 })])
	expect(index.search('yama no ue', 6).animes[0]?.id).toBe(7)
	expect(index.search('umibe no machi', 6).animes.map(({ id }) => id)).not.toContain(7)
})

test('a removed title is not found', async () => {
	const index = await indexOf(FRIEREN())
	index.remove(['title 1'])
	expect(index.search('frieren', 6).animes).toEqual([])
})

test('a query without similar names finds nothing', async () => {
	const index = await indexOf(FRIEREN(), ...OTHERS())
	expect(index.search('qzxwv', 6)).toEqual(NOTHING)
})

test('many changes are merged with the rest, and all is found', async () => {
	const index = await indexOf(
		...Array.from({ length: 5_000 }, (_, place) => work([`Estrela ${place}`, `Star ${place}`])),
	)
	await index.put([work(['Sousou no Frieren'], { id: 3 })])
	await index.put(Array.from({ length: 9_000 }, (_, place) => work([`Planeta ${place}`], { id: 10_000 + place })))
	expect(index.search('frieran', 6).animes[0]?.id).toBe(3)
	expect(index.search('estrela 4321', 6).animes[0]?.id).toBe(4_322)
	expect(index.search('planeta 8765', 6).animes[0]?.id).toBe(18_765)
	expect(index.search('estrela 2', 6).animes.map(({ id }) => id)).not.toContain(3)
})

const TALES = () => [
	work(['Uma Xícara de Chá', 'A Cup of Tea']),
	work(['Espada Emprestada', 'Borrowed Blade']),
	work(['Farol de Netuno', '海王星灯台']),
	work(['X']),
]

test.each([
	['a key that was held down', 'x'.repeat(200)],
	['markup', '<b>x</b>'],
	['letters that begin words', 'b e b'],
])('%s finds nothing', async (_what, typed) => {
	const found = (await indexOf(...TALES())).search(typed, 6)
	expect(found).toEqual(NOTHING)
})

test.each([
	['灯台', 3],
	['灯', 3],
	['王星灯', 3],
	['海王', 3],
	['x', 4],
	['cup of tea', 1],
])('%s finds a name that holds it', async (typed, id) => {
	expect((await indexOf(...TALES())).search(typed, 6).animes[0]?.id).toBe(id)
})

test.each([
	'',
	'   ',
	'☆★',
	'%',
	"'; drop table title; --",
	'<script>alert(1)</script>',
	'a'.repeat(200),
	'é'.repeat(200),
	'語'.repeat(200),
	'\u202e\u0301',
	'[[[(((',
	`${'ab '.repeat(66)}x`,
	'😀😀😀',
])('the hostile query %j is answered', async (typed) => {
	const index = await indexOf(FRIEREN(), ...OTHERS())
	const found = index.search(typed, 6)
	expect(found.animes.length).toBeLessThanOrEqual(6)
})
