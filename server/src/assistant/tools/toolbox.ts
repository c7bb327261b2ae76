import type { Locale } from 'shared-contract'
import type { Catalogue } from '../../catalogue/public.ts'
import type { StoredProposal } from '../tables.ts'
import type { Works } from '../works.ts'

/** The context of the tools while one question is answered. */
export interface Toolbox {
	catalogue: Catalogue
	/** The works that the tools returned; a reply may name only these. */
	works: Works
	now: Date
	/** A valid IANA name. */
	zone: string
	locale: Locale
	/** The member whose list may be read; null without consent. */
	listOwnerId: string | null
	/**
	 * Puts a change of that member's list into the reply; false if the reply has as many as it may, or one of this title. Left out
	 * where none may be proposed.
	 */
	propose?: ((proposal: StoredProposal) => boolean) | undefined
}
