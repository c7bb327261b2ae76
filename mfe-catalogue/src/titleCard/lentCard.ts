import { atom } from 'nanostores'
import { type TitleCard, type TitlePage, titlePageRoute } from 'shared-contract'
import { call } from 'shared-state'

export type LentCard = { state: 'loading' } | { state: 'failed' } | { state: 'ready'; title: TitleCard }

/** The card of one title, which it asks for itself: whoever borrows it knows the title by its id alone. */
export function createLentCard(titleId: number) {
	const $state = atom<LentCard>({ state: 'loading' })
	return {
		$state,
		/** Asks for the title. Never rejects. */
		async load(): Promise<void> {
			$state.set({ state: 'loading' })
			const outcome = await call(titlePageRoute, { params: { id: String(titleId) } })
			$state.set(outcome.state === 'done' ? { state: 'ready', title: cardOf(outcome.answer) } : { state: 'failed' })
		},
	}
}

/** What a card shows of a title, from all that its page shows. */
export function cardOf(page: TitlePage): TitleCard {
	const { id, kind, format, status, title, englishTitle, japaneseTitle, year, color, genres, score } = page
	return {
		...{ id, kind, format, status, title, englishTitle, japaneseTitle, year, color, genres },
		rating: score.rating,
		totalVotes: score.totalVotes,
		imageUrl: page.posters[0] ?? '',
		postedBy: page.publishedBy,
	}
}
