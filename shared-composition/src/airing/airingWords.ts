import { type AiringInterval, airingPieces, parseAiring } from 'shared-contract'
import type { Translate } from 'shared-i18n'

/** The keys of the slice's texts about airings. */
export type AiringWord = `airing.said.${AiringInterval | 'episodes.one' | 'episodes.other'}`

/** Formats an airing text in a language (`tag` is BCP 47); an invalid text is returned as it is. */
export function airingWords(text: string, t: Translate<AiringWord>, tag: string): string {
	const airing = parseAiring(text)
	if (!airing) return text
	const { every, episodes } = airing
	const said = t(`airing.said.${every}`, airingPieces(airing, tag))
	return episodes === null ? said : t('airing.said.episodes', { airing: said, count: episodes })
}
