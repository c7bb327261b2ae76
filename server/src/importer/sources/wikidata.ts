import { object, optional, record, string } from 'shared-contract/schema'
import { Compile } from 'typebox/compile'
import type { DraftName, Reading, Source } from '../draft.ts'
import { tidyName, webAddress } from '../values/text.ts'

export const WIKIDATA_SOURCE: Source = { name: 'wikidata', licence: 'CC0 1.0, Wikidata' }

/** What one row of the answer says about a title: the query gives a row for each fact. */
export interface WikidataDraft {
	key: string
	titleId: number
	names: DraftName[]
	officialSite: string | null
	voice: { character: string; person: string; language: string } | null
	/** The title that it is based on. */
	basedOn: number | null
}

const Row = Compile(record(object({ value: string(), 'xml:lang': optional(string()) })))

/** The variables with ids, and the sites of those. */
const IDS = [
	['mal', 'mal'],
	['anilist', 'anilist'],
	['malManga', 'mal-manga'],
	['anilistManga', 'anilist-manga'],
] as const
const LANGUAGES: Readonly<Record<string, string>> = { pt: 'pt', 'pt-br': 'pt-BR' }
// Labels of Wikipedia's articles: "Naruto (mangá)".
const NOTE = /\s*\((?:anime|mang[áa]|s[ée]rie|filme|telenovela|OVA|romance)[^)]*\)$/i
const LANGUAGE = /^[a-z]{2,3}(-[A-Z]{2})?$/

interface Context {
	/** Title id by `site id`. */
	titleOf: ReadonlyMap<string, number>
}

/** Reads a row of `sparql-results+json`, as the query of docs/sources.md gives them. */
export function readWikidata(row: unknown, { titleOf }: Context): Reading<WikidataDraft> {
	if (!Row.Check(row)) return { state: 'refused', reason: 'row.shape' }
	const value = (name: string) => row[name]?.value ?? ''
	const titleBy = (prefix: string) =>
		IDS.map(([name, site]) => titleOf.get(`${site} ${value(prefix === '' ? name : `${prefix}_${name}`)}`)).find(Boolean)
	const titleId = titleBy('')
	if (titleId === undefined) return { state: 'refused', reason: 'title.unknown', detail: value('item') }
	const label = tidyName(value('label')).replace(NOTE, '')
	const language = LANGUAGES[row.label?.['xml:lang']?.toLowerCase() ?? '']
	const [character, person] = [tidyName(value('character')), tidyName(value('actor'))]
	const spoken = value('language')
	const isVoice = character !== '' && person !== '' && LANGUAGE.test(spoken)
	return {
		state: 'read',
		mended: [],
		draft: {
			key: [titleId, label, language, value('site'), character, person, spoken, titleBy('source')].join('|'),
			titleId,
			// Somebody has to confirm that a work is sold under that name.
			names: label !== '' && language !== undefined ? [{ language, name: label, isGuess: true }] : [],
			officialSite: webAddress(value('site')),
			voice: isVoice ? { character, person, language: spoken } : null,
			basedOn: titleBy('source') ?? null,
		},
	}
}
