import { useStore } from '@nanostores/react'
import { computed } from 'nanostores'
import { LANGUAGE_TAGS, type Locale, SCORE_SCALES, type ScoreScale } from 'shared-contract'
import { topOf, valueOn } from 'shared-contract/catalogue/scoreScale'
import { formatsFor, useLocale } from 'shared-i18n'
import { $session } from 'shared-state'

// With the selector of emoji; without a font for these they are signs of text.
const FACES = ['☹\ufe0f', '😐\ufe0f', '☺\ufe0f']

/** The scale on which the reader gives and reads scores of members: their own ones and those of others. */
export const $scoreScale = computed(
	$session,
	(session): ScoreScale =>
		SCORE_SCALES.find((scale) => session.state === 'member' && scale === session.member?.scoreScale) ?? 'POINT_10',
)

/** A score as a scale writes it: `8`, `8,5`, `85`, `★★★★☆`, a face. */
export function scoreText(scale: ScoreScale, score: number, locale: Locale): string {
	const value = valueOn(scale, score)
	if (scale === 'POINT_3') return FACES[value - 1] ?? ''
	if (scale === 'POINT_5') return '★'.repeat(value) + '☆'.repeat(topOf(scale) - value)
	return scale === 'POINT_10_DECIMAL' ? formatsFor(LANGUAGE_TAGS[locale]).decimal(value, 1) : String(value)
}

/** Writes scores on the reader's scale. */
export function useScoreText(): (score: number) => string {
	const scale = useStore($scoreScale)
	const locale = useLocale()
	return (score) => scoreText(scale, score, locale)
}
