import { array, object, record, string } from 'shared-contract/schema'
import { Compile } from 'typebox/compile'
import type { DraftName, Reading, Source } from '../draft.ts'
import { tidyNames } from '../values/names.ts'

export const NAMES_SOURCE: Source = { name: 'anidb-titles', licence: 'none given: local use only' }

export interface NamesDraft {
	anidbId: string
	titleId: number
	names: DraftName[]
}

const Element = object({
	attributes: record(string()),
	children: array(object({ name: string(), attributes: record(string()), text: string() })),
})
const Elements = Compile(Element)

/** The source's own codes of languages; other codes that begin with `x-` are of no use to a reader. */
const LANGUAGES: Readonly<Record<string, string>> = {
	ja: 'native',
	'x-jat': 'romaji',
	'x-zht': 'zh-Latn',
	'x-kot': 'ko-Latn',
	'x-tht': 'th-Latn',
}
/** The sorts of names, the most official first. */
const SORTS = ['main', 'official', 'syn', 'short', 'kana', 'card']

interface Context {
	/** Title id by AniDB id. */
	titleOfAnidb: ReadonlyMap<string, number>
}

/** Reads the names of one anime in AniDB's file, which has a language for each. */
export function readNames(element: unknown, { titleOfAnidb }: Context): Reading<NamesDraft> {
	if (!Elements.Check(element)) return { state: 'refused', reason: 'row.shape' }
	const anidbId = element.attributes.aid ?? ''
	if (!/^\d{1,9}$/.test(anidbId)) return { state: 'refused', reason: 'row.shape' }
	const titleId = titleOfAnidb.get(anidbId)
	if (titleId === undefined) return { state: 'refused', reason: 'title.unknown', detail: anidbId }
	const found = element.children
		.filter(({ name }) => name === 'title')
		.map(({ attributes, text }) => ({
			rank: SORTS.indexOf(attributes.type ?? '') + 1 || SORTS.length + 1,
			language: languageOf(attributes['xml:lang'] ?? ''),
			name: text,
		}))
		.sort((one, other) => one.rank - other.rank)
	const names = tidyNames(found)
	if (names.length === 0) return { state: 'refused', reason: 'name.missing' }
	return { state: 'read', draft: { anidbId, titleId, names }, mended: [] }
}

function languageOf(code: string): string {
	const known = LANGUAGES[code]
	if (known !== undefined) return known
	return code === '' || code.startsWith('x-') ? 'synonym' : code
}
