import type { EpisodePage, TitlePage } from 'shared-contract'
import { $session, type Outcome } from 'shared-state'
import { type FieldTexts, type RevisionSubject, subjectKey } from './subject.ts'

// What a visitor of the demo edited: this browser shows it until the page is loaded anew.
const examples = new Map<string, FieldTexts>()

/** Shows a visitor's edit in this browser. */
export function keepExample(subject: RevisionSubject, texts: FieldTexts): void {
	examples.set(subjectKey(subject), { ...exampleOf(subject), ...texts })
}

/** What a visitor of the demo edited; members are shown what is stored. */
export function exampleOf(subject: RevisionSubject): FieldTexts {
	return $session.get().state === 'visitor' ? (examples.get(subjectKey(subject)) ?? {}) : {}
}

/** A title's page as the visitor of a demo edited it. */
export function withTitleExample(outcome: Outcome<TitlePage>): Outcome<TitlePage> {
	if (outcome.state !== 'done') return outcome
	const page = outcome.answer
	const { title, synopsis, posterUrl, bannerUrl, airing } = exampleOf({ entity: 'title', id: page.id })
	return {
		...outcome,
		answer: {
			...page,
			title: title || page.title,
			synopsis: synopsis === undefined ? page.synopsis : synopsisOf(page, synopsis),
			posters: firstOf(posterUrl, page.posters),
			banners: firstOf(bannerUrl, page.banners),
			...(airing === undefined ? {} : { airing: airing || null }),
		},
	}
}

/** An episode's page as the visitor of a demo edited it. */
export function withEpisodeExample(outcome: Outcome<EpisodePage>): Outcome<EpisodePage> {
	if (outcome.state !== 'done') return outcome
	const page = outcome.answer
	const { title, description, thumbnailUrl } = exampleOf({ entity: 'episode', id: page.id })
	return {
		...outcome,
		answer: {
			...page,
			title: title || page.title,
			description: description ?? page.description,
			imageUrl: thumbnailUrl || page.imageUrl,
		},
	}
}

function synopsisOf({ synopsis }: TitlePage, text: string): TitlePage['synopsis'] {
	if (text === '') return null
	return synopsis ? { ...synopsis, text } : { text, language: null, author: null, sourceName: null, sourceUrl: null }
}

function firstOf(chosen: string | undefined, pictures: string[]): string[] {
	return chosen ? [chosen, ...pictures.slice(1)] : pictures
}
