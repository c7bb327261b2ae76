import { CARD_LANGUAGES, type TitleCard, type TitlePage, titlePageRoute } from 'shared-contract'
import { call } from 'shared-state'
import { createRemote } from 'shared-state/remote'
import { isLanguageOf } from '../../detail/title/synopsisFor.ts'
import { readAlsoAdult } from '../adult/adultReader.ts'

/** Creates the store that loads the card of a title by its id. */
export function createTitleCard(titleId: number) {
	return createRemote(async () => {
		const outcome = await readAlsoAdult((query) => call(titlePageRoute, { params: { id: String(titleId) }, query }))
		return outcome.state === 'done' ? { state: 'done', answer: cardOf(outcome.answer) } : outcome
	})
}

/** Picks the data of a card from the data of a title's page. */
export function cardOf(page: TitlePage): TitleCard {
	const { id, kind, format, status, isOnHiatus, title, year, color, genres, score } = page
	const { englishTitle, japaneseTitle, romajiTitle = null } = page
	const dubbedIn = CARD_LANGUAGES.filter((locale) =>
		page.dubs?.some(({ language, certainty }) => certainty !== 'unsure' && isLanguageOf(locale, language)),
	)
	return {
		...{ id, kind, format, status, title, englishTitle, japaneseTitle, romajiTitle, year, color, genres },
		...(dubbedIn.length > 0 && { dubbedIn }),
		...(isOnHiatus && { isOnHiatus }),
		...(page.isAdult && { isAdult: true }),
		rating: score.rating,
		totalVotes: score.totalVotes,
		imageUrl: page.posters[0] ?? '',
		postedBy: page.publishedBy,
	}
}
