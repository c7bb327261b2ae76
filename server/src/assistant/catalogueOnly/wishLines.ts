import { LANGUAGE_TAGS, type Locale, type TitleCard } from 'shared-contract'
import { TRANSLATIONS } from '../../core/language/translations.ts'
import type { RecommendationCriteria } from '../tools/recommend.ts'
import type { Toolbox } from '../tools/toolbox.ts'
import type { Phrases } from './phrases/phrases.ts'

const GENRES_SHOWN = 3

/** Formats a score: "8,4". */
export function scoreWords(score: number, locale: Locale): string {
	return new Intl.NumberFormat(LANGUAGE_TAGS[locale], { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(
		score,
	)
}

export function genreWords(genres: readonly string[], locale: Locale): string {
	return genres.map((genre) => TRANSLATIONS[locale][`genre.${genre}`] ?? genre).join(locale === 'ja' ? '、' : ', ')
}

/** "• [[anime:12]] — ⭐ 8,4 · Ação, Drama", a line each. */
export function titleLines(cards: readonly TitleCard[], { works }: Toolbox, locale: Locale): string {
	return cards
		.map((card) => {
			const facts = [
				...(card.totalVotes > 0 ? [`⭐ ${scoreWords(card.rating, locale)}`] : []),
				...(card.genres.length > 0 ? [genreWords(card.genres.slice(0, GENRES_SHOWN), locale)] : []),
			]
			return `• ${[works.add(card), ...(facts.length > 0 ? [facts.join(' · ')] : [])].join(' — ')}`
		})
		.join('\n')
}

/** Describes the criteria: "filmes (Ação · 2024)". */
export function wishWords(
	{ what, genres = [], without = [], year, status, minScore }: RecommendationCriteria,
	phrases: Phrases,
	locale: Locale,
) {
	return phrases.wish.joined(phrases.what[what ?? 'any'], [
		...(genres.length > 0 ? [genreWords(genres, locale)] : []),
		...(without.length > 0 ? [phrases.wish.without(genreWords(without, locale))] : []),
		...(year === undefined ? [] : [String(year)]),
		...(status === undefined ? [] : [TRANSLATIONS[locale][`status.${status}`] ?? status]),
		...(minScore === undefined ? [] : [phrases.wish.minScore(scoreWords(minScore, locale))]),
	])
}
