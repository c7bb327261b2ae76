import { animeRow, mangaRow } from './import.testing.ts'
import { readAnime } from './sources/anime.ts'
import { readManga } from './sources/manga.ts'

const TODAY = '2026-11-21'
const anime = (given: Record<string, unknown>) => readAnime(animeRow(1, given), { withheld: new Set(), today: TODAY })

// What the catalogues that are imported really hold: our own titles with their mistakes.
test.each([
	['a type in capitals', { type: 'MOVIE' }],
	['no type', { type: null }],
	['a status in another spelling', { status: 'finished' }],
	['no season, year or synopsis', { season: null, year: null, synopsis: null }],
	['partial dates', { aired: { from: '2019-00-00', to: '2019-06-00' } }],
	['no dates', { aired: { from: null, to: null } }],
	['a time after midnight', { broadcast: { day: 'Saturdays', time: '25:00', timezone: 'Asia/Tokyo' } }],
	['markup and entities in a synopsis', { synopsis: 'Ondas &amp; <i>vento</i>.<br><br>(Fonte: X)' }],
	['a name of 300 signs', { title: { romaji: 'x'.repeat(300), english: null, native: null, synonyms: [] } }],
	['a name in one script alone', { title: { romaji: null, english: null, native: '空の風', synonyms: [] } }],
	['mappings, genres and studios that are not known', { mappings: {}, genres: ['Iyashikei 2'], studios: [] }],
	['no pictures', { images: { poster: null, banner: null, color: null } }],
])('an anime with %s is read', (_what, given) => {
	expect(anime(given).state).toBe('read')
})

test('an anime without any name is refused', () => {
	expect(anime({ title: { romaji: null, english: null, native: null, synonyms: [] } }).state).toBe('refused')
})

test.each([
	['no volumes and chapters', { volumes: null, chapters: null }],
	['no id', { malId: null }],
	['an end that is not known', { published: { raw: 'Aug  25, 1989 to ?', from: '1989-08-25', to: null } }],
	['no authors, magazine or picture', { authors: '', serialization: null, image: null }],
	['many names', { altTitles: ['Kimi no Na', 'Kimi no Na: Ichi', '君の名'] }],
])('a manga with %s is read', (_what, given) => {
	expect(readManga(mangaRow('Kimi no Na', given), { today: TODAY }).state).toBe('read')
})
