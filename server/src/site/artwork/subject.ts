import type { ArtworkKind } from 'shared-contract/catalogue/artwork'
import type { Genre } from 'shared-contract/catalogue/title'

/** The data from which artwork is drawn; drawing is deterministic. */
export interface ArtworkSubject {
	kind: ArtworkKind
	id: string
	/** Set in type on posters; any text is safe. */
	name: string
	/** Its Japanese name, lettered vertically on posters. */
	nativeName: string | null
	genres: readonly Genre[]
	/** `#rrggbb` */
	color: string
	/** An episode's number. */
	number: number | null
}

/** A subject with the names for a language: pages in Japanese show the Japanese name alone, if there is one. */
export function localizeSubject(language: unknown, subject: ArtworkSubject): ArtworkSubject {
	if (language !== 'ja' || subject.kind !== 'poster' || subject.nativeName === null) return subject
	return { ...subject, name: subject.nativeName, nativeName: null }
}
