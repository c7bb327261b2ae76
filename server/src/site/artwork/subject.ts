import type { ArtworkKind } from 'shared-contract/catalogue/artwork'
import type { Genre } from 'shared-contract/catalogue/title'

/** What a picture is drawn from; the same subject always gives the same picture. */
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

/** A subject as pages of a language letter it: Japanese ones by its Japanese name alone, where it has one. */
export function letteredIn(language: unknown, subject: ArtworkSubject): ArtworkSubject {
	if (language !== 'ja' || subject.kind !== 'poster' || subject.nativeName === null) return subject
	return { ...subject, name: subject.nativeName, nativeName: null }
}
