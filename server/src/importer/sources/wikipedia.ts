import { nullable, object, optional, string, unknown } from 'shared-contract/schema'
import { Compile } from 'typebox/compile'
import { foldName } from '../../catalogue/fold.ts'
import type { Reading, Source } from '../draft.ts'
import { tidyProse, webAddress } from '../values/text.ts'

export const WIKIPEDIA_SOURCE: Source = { name: 'wikipedia-pt', licence: 'CC BY-SA 4.0' }

export interface LeadDraft {
	key: string
	titleId: number
	text: string
	url: string | null
}

const Row = Compile(
	object({
		title: optional(string()),
		malId: optional(unknown()),
		extract: optional(nullable(string())),
		url: optional(string()),
		fullurl: optional(string()),
	}),
)
const SHORTEST = 80

interface Context {
	titleOfMal: ReadonlyMap<string, number>
	/** The best-known title by folded name. */
	titleOfName: ReadonlyMap<string, number>
}

/** Reads the lead section of an article: of a list of our own, or a page of MediaWiki's answer. */
export function readLead(row: unknown, { titleOfMal, titleOfName }: Context): Reading<LeadDraft> {
	if (!Row.Check(row)) return { state: 'refused', reason: 'row.shape' }
	const { title = '', malId } = row
	const name = title.replace(/\s*\([^)]*\)$/, '')
	const titleId = malId === undefined ? titleOfName.get(foldName(name)) : titleOfMal.get(String(malId))
	if (titleId === undefined) return { state: 'refused', reason: 'title.unknown', detail: title || String(malId) }
	const { text } = tidyProse(row.extract)
	if (text === null || text.length < SHORTEST) return { state: 'refused', reason: 'synopsis.short', detail: title }
	return {
		state: 'read',
		mended: [],
		draft: { key: String(malId ?? title), titleId, text, url: webAddress(row.fullurl ?? row.url) },
	}
}
