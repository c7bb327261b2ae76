const APOSTROPHES = /['’‘ʼ`´]/g
const NOT_A_WORD = /[^\p{L}\p{M}\p{N}]+/gu

/**
 * The key under which an import finds a person again: the name without case and punctuation. Accents and scripts stay, since
 * `foldName` makes one name of kana and romaji, and two people may differ by no more. A name of one word stays as it is: such
 * pen names are chosen for their spelling, and MyAnimeList has Rei, REI and Rei. as three people.
 */
export function personKey(name: string): string {
	const folded = words(name)
	return folded.includes(' ') ? folded : name.normalize('NFKC').trim()
}

/** The key under which an import finds a studio again: the name without case, punctuation and spaces. */
export function studioKey(name: string): string {
	return words(name).replaceAll(' ', '') || spelled(name)
}

function words(name: string): string {
	return spelled(name).replace(APOSTROPHES, '').replace(NOT_A_WORD, ' ').trim()
}

const spelled = (name: string) => name.normalize('NFKC').toLowerCase().trim()
