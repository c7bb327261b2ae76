import type { Format, TitleSeason } from 'shared-contract'
import type { Group } from './documents.ts'

/** What a query says of a title beside its name. */
export interface Hints {
	group?: Group
	format?: Format
	year?: number
	season?: TitleSeason
	/** The subtag of a language into which it is dubbed. */
	dub?: string | undefined
}

/** The words of a hint in Portuguese, English and Japanese, folded, and what they say; some only say what every title has. */
const WORDS: readonly [RegExp, Hints][] = [
	[/filmes?|films?|movies?|longa|映画|劇場版|eiga|gekijouban/, { group: 'movies' }],
	[/mangas?|quadrinhos|漫画|comics?/, { group: 'mangas' }],
	[/light novels?|novels?|ranobe|raitonoberu|小説/, { group: 'mangas', format: 'Novel' }],
	[/manhwas?/, { group: 'mangas', format: 'Manhwa' }],
	[/manhuas?/, { group: 'mangas', format: 'Manhua' }],
	[/one ?shots?|yomikiri|読切/, { group: 'mangas', format: 'OneShot' }],
	[/animes?|desenhos?|series?/, { group: 'animes' }],
	[/tv/, { group: 'animes', format: 'TV' }],
	[/ovas?|oads?|onas?|especial|special/, { group: 'animes', format: 'OVA' }],
	[/classicos?|classica|classic|antigos?|antiga|original/, {}],
	[/dublad[oa]s?|dublagem/, { dub: 'pt' }],
	[/dubbed|dub/, { dub: 'en' }],
	[/legendad[oa]s?|subbed|sub|字幕|吹替版?|吹 ki 替 e版?/, {}],
	[/assistir|ver online|online|completos?|completa|episodios?|episodes?|capitulos?|download|gratis/, {}],
]
const SEASONS: readonly [RegExp, TitleSeason][] = [
	[/inverno|winter|冬/, 'winter'],
	[/primavera|spring|春/, 'spring'],
	[/verao|summer|夏/, 'summer'],
	[/outono|fall|autumn|秋/, 'fall'],
]
const JOINED_YEAR = /(\d{4}) ?年 ?/
const YEAR = /(?<!\S)(?:d[eo] |of |in )?((?:19[2-9]|20[0-4])\d)(?!\S)/

const whole = (words: string) => new RegExp(`(?<!\\S)(?:${words})(?!\\S)`, 'g')
const HINTS = WORDS.map(([words, said]) => [whole(words.source), said] as const)
const OF_YEAR = SEASONS.map(
	([{ source }, season]) => [whole(`(?:temporada d[eo] )?(?:${source})(?: season)?`), { season }] as const,
)

/** The hints of a folded query and the words that are left; undefined if it has none. */
export function readHints(folded: string): { hints: Hints; rest: string } | undefined {
	const hints: Hints = {}
	let rest = folded.replace(JOINED_YEAR, '$1 ')
	const take = (words: RegExp, said: Hints) => {
		const left = rest.replace(words, ' ')
		if (left !== rest) Object.assign(hints, said)
		rest = left
	}
	const [, year] = YEAR.exec(rest) ?? []
	if (year !== undefined) take(YEAR, { year: Number(year) })
	// Without a year, summer is a word of names.
	if (year !== undefined) for (const [words, said] of OF_YEAR) take(words, said)
	for (const [words, said] of HINTS) take(words, said)
	rest = rest.replace(/\s+/g, ' ').trim()
	return rest === folded ? undefined : { hints, rest }
}
