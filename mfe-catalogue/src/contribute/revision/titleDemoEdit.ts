import type { TitlePage } from 'shared-contract'
import type { Outcome } from 'shared-state'
import { demoEditOf } from './demoEdits.ts'

/** Applies a demo visitor's edit to a title's page. */
export function withTitleDemoEdit(outcome: Outcome<TitlePage>): Outcome<TitlePage> {
	if (outcome.state !== 'done') return outcome
	const page = outcome.answer
	const { title, synopsis, posterUrl, bannerUrl, otherPosters, otherBanners, airing } = demoEditOf({
		entity: 'title',
		id: page.id,
	})
	return {
		...outcome,
		answer: {
			...page,
			title: title || page.title,
			synopsis: synopsis === undefined ? page.synopsis : synopsisOf(page, synopsis),
			posters: picturesOf(page.posters, posterUrl, otherPosters),
			banners: picturesOf(page.banners, bannerUrl, otherBanners),
			...(airing === undefined ? {} : { airing: airing || null }),
		},
	}
}

function synopsisOf({ synopsis }: TitlePage, text: string): TitlePage['synopsis'] {
	if (text === '') return null
	return synopsis ? { ...synopsis, text } : { text, language: null, author: null, sourceName: null, sourceUrl: null }
}

function picturesOf([main = '', ...shown]: string[], chosen: string | undefined, others: string | undefined): string[] {
	// The form writes a list as JSON.
	const typed: { url: string }[] = others ? JSON.parse(others) : []
	return [chosen || main, ...(others === undefined ? shown : typed.map(({ url }) => url))]
}
