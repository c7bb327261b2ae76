import { type AiringInterval, airingPieces, parseAiring } from 'shared-contract'
import type { Translate } from 'shared-i18n'

/** The keys of a slice's own words by which it tells of airings. */
export type AiringWord = `airing.said.${AiringInterval | 'episodes.one' | 'episodes.other'}`

/** An airing in the words of a language (`tag` is BCP 47); a text that tells of none stays as it is. */
export function airingWords(text: string, t: Translate<AiringWord>, tag: string): string {
	const airing = parseAiring(text)
	if (!airing) return text
	const { every, episodes } = airing
	const said = t(`airing.said.${every}`, airingPieces(airing, tag))
	return episodes === null ? said : t('airing.said.episodes', { airing: said, count: episodes })
}
