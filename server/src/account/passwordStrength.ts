import type { ZxcvbnFactory } from '@zxcvbn-ts/core'
import type { ErrorCode } from 'shared-contract'

/** Minimum number of guesses: that of eight random characters. */
const GUESSES_MIN = 1e8
/** Minimum number of guesses for passwords of dictionary words only. */
const GUESSES_OF_WORDS_MIN = 1e10
// The estimate takes the main thread, in quadratic time and once for each set of look-alikes; a strong beginning is enough.
const LOOKED_AT_LENGTH = 20
const LOOKALIKES_TRIED_MAX = 4
const PART_MIN_LENGTH = 3
/** Minimum letters and digits beside personal and site words. */
const LEFT_MIN_LENGTH = 4
const SITE_WORDS = ['niouka', 'anime', 'animes', 'manga', 'mangas', 'otaku']
const PERSONAL = 'userInputs'

/** The error of a password that is easy to guess with these texts of its owner, if it is. */
export async function passwordWeakness(password: string, owner: readonly string[]): Promise<ErrorCode | undefined> {
	const personal = [...SITE_WORDS, ...owner.flatMap(partsOf)]
	if (isMostlyPersonal(password, personal)) return 'auth.password.personal'
	const start = [...password.normalize('NFKC')].slice(0, LOOKED_AT_LENGTH).join('')
	const { guesses, sequence } = (await estimator()).check(start, personal)
	const isOfWords = sequence.every(({ pattern }) => pattern === 'dictionary')
	if (guesses >= (isOfWords ? GUESSES_OF_WORDS_MIN : GUESSES_MIN)) return undefined
	const lists = sequence.map(({ dictionaryName }) => dictionaryName)
	if (lists.includes(PERSONAL)) return 'auth.password.personal'
	return lists.length === 1 && lists[0] === 'passwords-common' ? 'auth.password.common' : 'auth.password.guessable'
}

// `bia.kagawa1`: the estimate overrates the separators.
function isMostlyPersonal(password: string, personal: readonly string[]): boolean {
	const folded = password.normalize('NFKC').toLowerCase()
	const longestFirst = [...personal].sort((one, other) => other.length - one.length)
	const left = longestFirst.reduce((text, part) => text.replaceAll(part, ''), folded)
	return left !== folded && [...left.replace(/[^\p{L}\p{N}]/gu, '')].length < LEFT_MIN_LENGTH
}

// A name or an address, whole and split into words.
function partsOf(text: string): string[] {
	const folded = text.normalize('NFKC').toLowerCase()
	const parts = folded.split(/[^\p{L}\p{M}\p{N}]+/u).filter((part) => part.length >= PART_MIN_LENGTH)
	return folded === '' ? [] : [folded, parts.join(''), ...parts]
}

let loading: Promise<ZxcvbnFactory> | undefined

// Loads a quarter of a million words with the first new password.
function estimator(): Promise<ZxcvbnFactory> {
	loading ??= load()
	return loading
}

async function load(): Promise<ZxcvbnFactory> {
	const [{ ZxcvbnFactory }, common, en, es, pt] = await Promise.all([
		import('@zxcvbn-ts/core'),
		import('@zxcvbn-ts/language-common'),
		import('@zxcvbn-ts/language-en'),
		import('@zxcvbn-ts/language-es-es'),
		import('@zxcvbn-ts/language-pt-br'),
	])
	return new ZxcvbnFactory({
		dictionary: { ...common.dictionary, ...en.dictionary, ...es.dictionary, ...pt.dictionary },
		graphs: common.adjacencyGraphs,
		l33tMaxSubstitutions: LOOKALIKES_TRIED_MAX,
	})
}
