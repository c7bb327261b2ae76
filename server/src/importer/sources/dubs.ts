import { array, integer, object, optional, string } from 'shared-contract/schema'
import { Compile } from 'typebox/compile'
import { DUBS_SOURCE_NAME } from '../../catalogue/dubs.ts'
import type { Reading, Source } from '../draft.ts'

export const DUBS_SOURCE: Source = { name: DUBS_SOURCE_NAME, licence: 'CC BY 4.0, MyDubList' }

/** How many sources agree: the name of the folder of a file. */
export const DUB_LEVELS = { low: 0.4, normal: 0.6, high: 0.8, 'very-high': 0.95 } as const
export type DubLevel = keyof typeof DUB_LEVELS

/** A title of which only a part is dubbed. */
const PARTLY = 0.5

/** The languages of the source, as BCP 47. */
const LANGUAGES: Readonly<Record<string, string>> = {
	Arabic: 'ar',
	Catalan: 'ca',
	Chinese: 'zh',
	Danish: 'da',
	Dutch: 'nl',
	English: 'en',
	Finnish: 'fi',
	French: 'fr',
	German: 'de',
	Hebrew: 'he',
	Hindi: 'hi',
	Hungarian: 'hu',
	Indonesian: 'id',
	Italian: 'it',
	Japanese: 'ja',
	Korean: 'ko',
	Lithuanian: 'lt',
	Mandarin: 'zh',
	Norwegian: 'no',
	Polish: 'pl',
	Portuguese: 'pt-BR',
	'Portuguese (BR)': 'pt-BR',
	'Portuguese (PT)': 'pt-PT',
	Russian: 'ru',
	Spanish: 'es',
	Swedish: 'sv',
	Tagalog: 'tl',
	Thai: 'th',
	Turkish: 'tr',
	Vietnamese: 'vi',
}

const File = object({
	language: string(),
	dubbed: optional(array(integer({ minimum: 1 }))),
	partial: optional(array(integer({ minimum: 1 }))),
})
const Files = Compile(File)

export interface DubDraft {
	malId: string
	titleId: number
	isPartial: boolean
}

/** What one file says: the titles that are dubbed into one language. */
export interface DubFile {
	/** BCP 47. */
	language: string
	dubs: { malId: string; isPartial: boolean }[]
}

/** Reads the whole document; undefined if it has another shape, or a language that is not known. */
export function readDubFile(document: unknown): DubFile | undefined {
	if (!Files.Check(document)) return undefined
	const language = LANGUAGES[document.language]
	if (language === undefined) return undefined
	const partial = new Set(document.partial)
	const ids = new Set([...(document.dubbed ?? []), ...partial])
	return { language, dubs: [...ids].map((id) => ({ malId: String(id), isPartial: partial.has(id) })) }
}

interface Context {
	withheld: ReadonlySet<string>
	/** Title id by MyAnimeList id. */
	titleOfMal: ReadonlyMap<string, number>
}

/** Finds the title of a dub. */
export function readDub(dub: DubFile['dubs'][number], { withheld, titleOfMal }: Context): Reading<DubDraft> {
	if (withheld.has(dub.malId)) return { state: 'withheld', reason: 'adult.listed' }
	const titleId = titleOfMal.get(dub.malId)
	if (titleId === undefined) return { state: 'refused', reason: 'title.unknown', detail: dub.malId }
	return { state: 'read', draft: { ...dub, titleId }, mended: [] }
}

/** How sure a file is of a dub, 0 to 1. */
export function confidenceOf(level: DubLevel, isPartial: boolean): number {
	return isPartial ? DUB_LEVELS[level] * PARTLY : DUB_LEVELS[level]
}

/** The level of a file, by its folder or its name; the lowest for a file that has none there. */
export function dubLevelOf(file: string): DubLevel {
	const words = file.split(/[/\\]/).slice(-2)
	for (const word of words) {
		const found = /(?:^|[^a-z])(very-high|high|normal|low)(?![a-z])/.exec(word)?.[1]
		if (found !== undefined && Object.hasOwn(DUB_LEVELS, found)) return found as DubLevel
	}
	return 'low'
}
