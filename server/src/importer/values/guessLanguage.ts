import { foldName } from '../../catalogue/fold.ts'

const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u
const HAN = /\p{Script=Han}/u
/** Scripts of one language. */
const SCRIPTS: readonly [RegExp, string][] = [
	[/\p{Script=Hangul}/u, 'ko'],
	[/\p{Script=Thai}/u, 'th'],
	[/\p{Script=Hebrew}/u, 'he'],
	[/\p{Script=Greek}/u, 'el'],
]
interface Detection {
	script: RegExp
	/** The languages that the detector tells apart; between others, such as those of Scandinavia, it is often wrong. */
	languages: ReadonlySet<string>
	/** How far the score of the first language must be from the second's. */
	lead: number
}

const LATIN = /\p{Script=Latin}/u
// With these numbers 19 of 20 guesses are right among AniDB's names, which have a language each; but for English names, which it
// often marks as romanised Japanese.
const DETECTIONS: readonly Detection[] = [
	{ script: /\p{Script=Cyrillic}/u, languages: new Set(['ru', 'uk', 'bg']), lead: 0.02 },
	{ script: /\p{Script=Arabic}/u, languages: new Set(['ar', 'fa']), lead: 0.02 },
	{
		script: LATIN,
		languages: new Set(['cs', 'de', 'en', 'es', 'fr', 'hu', 'it', 'pl', 'pt', 'tr', 'vi']),
		lead: 0.1,
	},
]
const SCORE_MIN = 0.7
const WORDS_MIN = 2
/** A name with more words than this in the syllables of Japanese is romanised Japanese. */
const ROMANISED_SHARE_MAX = 0.5
/** The syllables of romanised Japanese. */
const SYLLABLES = /(?:[kgsztdnhbpmr]y?|ch|sh|j|ts|f|w|y|kk|ss|tt|pp|ssh|cch|tch)?[aeiouāīūēōâîûêô]|n|['’]/giu

export interface NamesBeside {
	/** The folded romanised names of the title. */
	romaji: ReadonlySet<string>
	native: readonly string[]
}

/**
 * Guesses the language of a name by its script and, for scripts of many languages, by a detector.
 *
 * @returns a BCP 47 tag; undefined where script and detector do not agree, as for a name in Han characters alone.
 */
export async function guessLanguage(name: string, { romaji, native }: NamesBeside): Promise<string | undefined> {
	if (romaji.has(foldName(name))) return undefined
	if (KANA.test(name)) return 'ja'
	if (HAN.test(name)) return native.some((other) => KANA.test(other) && other.includes(name)) ? 'ja' : undefined
	const script = SCRIPTS.find(([pattern]) => pattern.test(name))
	if (script) return script[1]
	const detection = DETECTIONS.find((one) => one.script.test(name))
	if (detection === undefined || (detection.script === LATIN && isRomanised(name))) return undefined
	const detected = await detect(name, detection)
	return detected === 'pt' ? 'pt-BR' : detected
}

const words = (list: string) => new RegExp(`(?<![\\p{L}\\p{M}])(?:${list})(?![\\p{L}\\p{M}])`, 'giu')
/** Words of Portuguese; the first are of no language beside it. */
const PORTUGUESE = words(
	'ao|aos|à|às|da|das|do|dos|em|meu|minha|minhas|não|nas|nos|os|pela|pelo|seu|sua|um|uma|você|com|filme|é',
)
const SHARED = words('a|as|contra|de|e|mais|na|no|o|para|por|que|se|sem')
const TILDE = /[ãõ]/iu
/** Words of languages that share some of these: a name with one of them is of that language. */
const FOREIGN = words(
	'and|at|das ist|del|della|der|des|di|die|du|el|en|et|ga|gli|hen|il|in|ka|kun|la|las|le|les|lo|los|mo|ni|of|san|sama|the|to|und|una|vs|wa|wo|y|ya',
)

/**
 * Whether a name without a language may well be Portuguese: worth a question to members, but too little for a guess. Names are short,
 * and the detector is silent about most of them.
 */
export function looksPortuguese(name: string): boolean {
	if (!LATIN.test(name) || name.search(FOREIGN) >= 0 || isRomanised(name)) return false
	const distinct = (pattern: RegExp) => new Set(name.toLowerCase().match(pattern)).size
	const [own, shared] = [distinct(PORTUGUESE), distinct(SHARED)]
	return (TILDE.test(name) && name.includes(' ')) || own > 1 || (own > 0 && shared > 0) || shared > 2
}

async function detect(name: string, { languages, lead }: Detection): Promise<string | undefined> {
	// It takes 50 MB, which a site that imports nothing does without.
	const { eld } = await import('eld/small')
	const result = eld.detect(name)
	const scores = Object.entries(result.getScores()).filter(([language]) => languages.has(language))
	const [first = 0, second = 0] = scores.map(([, score]) => score).sort((one, other) => other - one)
	const isSure = result.isReliable() && first >= SCORE_MIN && first - second >= lead
	return isSure && languages.has(result.language) ? result.language : undefined
}

function isRomanised(name: string): boolean {
	const long = name.split(/[^\p{L}\p{M}'’]+/u).filter((word) => word.length > 1)
	const romanised = long.filter((word) => word.replace(SYLLABLES, '') === '')
	return long.length < WORDS_MIN || romanised.length / long.length >= ROMANISED_SHARE_MAX
}
