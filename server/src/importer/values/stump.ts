/** The consonants of katakana; vowels, small signs and long marks have none. */
const KATAKANA: readonly [RegExp, string][] = [
	[/[カキクケコ]/gu, 'k'],
	[/[ガギグゲゴ]/gu, 'g'],
	[/[サシスセソ]/gu, 's'],
	[/[ザジズゼゾヂヅ]/gu, 'z'],
	[/[タチツテト]/gu, 't'],
	[/[ダデド]/gu, 'd'],
	[/[ナニヌネノン]/gu, 'n'],
	[/[ハヒフヘホ]/gu, 'h'],
	[/[バビブベボヴ]/gu, 'b'],
	[/[パピプペポ]/gu, 'p'],
	[/[マミムメモ]/gu, 'm'],
	[/[ラリルレロ]/gu, 'r'],
]
/** English consonants as katakana has them. */
const ENGLISH: readonly [RegExp, string][] = [
	[/sh|th|c(?=[eiy])/g, 's'],
	[/ch/g, 't'],
	[/ph|f/g, 'h'],
	[/ck|[cq]/g, 'k'],
	[/x/g, 'ks'],
	[/l/g, 'r'],
	[/v/g, 'b'],
	[/j/g, 'z'],
]
const KATAKANA_RUN = /[ァ-ヺー・]+/gu
const CONSONANTS_MIN = 3
/** How much of the English name its katakana has at least: "r" and "t" at ends of syllables are lost. */
const SHARE_MIN = 0.75

/** Nothing but an article or a particle, or a few small letters. */
const NO_NAME = /^(?:[Tt]he|[Aa]n?|of|no|wa|wo|ga|ni|to|\p{Ll})$/u

/**
 * Whether a romanised name is what a source left of it when it cut the English name out: "u" of "Samurai Deeper Kyou", "IS:" of
 * "IS: Infinite Stratos", "Bishoujo Senshi" of "Bishoujo Senshi Sailor Moon", whose Japanese name spells the rest.
 */
export function isStump(romaji: string, english: string, native: string | undefined): boolean {
	if (romaji.endsWith(':') || (NO_NAME.test(romaji) && romaji.toLowerCase() !== english.toLowerCase())) return true
	const [spoken, written] = [skeleton(romaji, ENGLISH), skeleton(english, ENGLISH)]
	const runs = native?.match(KATAKANA_RUN) ?? []
	return runs.some((run) => {
		const kana = skeleton(run, KATAKANA)
		const isEnglish =
			kana.length >= CONSONANTS_MIN && kana.length / written.length >= SHARE_MIN && isWithin(kana, written)
		return isEnglish && !isWithin(kana, spoken)
	})
}

/** The romanised name whole again. A lone "u" is the long vowel at the end of the English spelling. */
export function wholeName(stump: string, english: string): string {
	return /^\p{Ll}$/u.test(stump) ? english + stump : `${stump} ${english}`
}

function skeleton(name: string, signs: readonly [RegExp, string][]): string {
	const letters = signs.reduce((text, [sign, consonant]) => text.replace(sign, consonant), name.toLowerCase())
	return letters.replace(/[^bdghkmnprstz]/g, '').replace(/(.)\1+/g, '$1')
}

/** Whether all letters of a text stand in another in their order, from its first one on. */
function isWithin(text: string, other: string): boolean {
	let place = 0
	for (const letter of other) if (letter === text[place]) place += 1
	return place === text.length && text[0] === other[0]
}
