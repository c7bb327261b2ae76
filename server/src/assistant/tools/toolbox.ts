import type { Locale } from 'shared-contract'
import type { Catalogue } from '../../catalogue/public.ts'
import type { Works } from '../works.ts'

/** What the tools work with while one question is answered. */
export interface Toolbox {
	catalogue: Catalogue
	/** What they tell of is noted here: a reply may name it. */
	works: Works
	now: Date
	/** IANA, known to this machine. */
	zone: string
	locale: Locale
	/** Whose own list may be read; nobody's without their consent. */
	listOf: string | null
}
