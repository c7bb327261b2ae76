import type { ZxcvbnFactory } from '@zxcvbn-ts/core'
import type { ErrorCode } from 'shared-contract'

/** Guesses that a password must outlast: as many as eight characters without any pattern take. */
const GUESSES_MIN = 1e8
/** The same for words alone, which lists of words try in a row. */
const GUESSES_OF_WORDS_MIN = 1e10
// The estimate takes time by the square of the length; a strong beginning is enough.
const LOOKED_AT_LENGTH = 32
const LOOKALIKES_TRIED_MAX = 10
const PART_MIN_LENGTH = 3
/** Letters and digits that are neither the owner's nor the site's. */
const LEFT_MIN_LENGTH = 4
const SITE_WORDS = ['niouka', 'anime', 'animes', 'manga', 'mangas', 'otaku']
const PERSONAL = 'userInputs'

/** Why a password is easy to guess for people who know these texts of its owner, if it is. */
export async function passwordWeakness(password: string, owner: readonly string[]): Promise<ErrorCode | undefined> {
	const personal = [...SITE_WORDS, ...owner.flatMap(partsOf)]
	if (holdsLittleElse(password, personal)) return 'auth.password.personal'
	const start = [...password.normalize('NFKC')].slice(0, LOOKED_AT_LENGTH).join('')
	const { guesses, sequence } = (await estimator()).check(start, personal)
	const isOfWords = sequence.every(({ pattern }) => pattern === 'dictionary')
	if (guesses >= (isOfWords ? GUESSES_OF_WORDS_MIN : GUESSES_MIN)) return undefined
	const lists = sequence.map(({ dictionaryName }) => dictionaryName)
	if (lists.includes(PERSONAL)) return 'auth.password.personal'
	return lists.length === 1 && lists[0] === 'passwords-common' ? 'auth.password.common' : 'auth.password.guessable'
}

// `bia.kagawa1`: the signs between the parts make the estimate too kind.
function holdsLittleElse(password: string, personal: readonly string[]): boolean {
	const folded = password.normalize('NFKC').toLowerCase()
	const longestFirst = [...personal].sort((one, other) => other.length - one.length)
	const left = longestFirst.reduce((text, part) => text.replaceAll(part, ''), folded)
	return left !== folded && [...left.replace(/[^\p{L}\p{N}]/gu, '')].length < LEFT_MIN_LENGTH
}

// A name or an address, whole and by its words.
function partsOf(text: string): string[] {
	const folded = text.normalize('NFKC').toLowerCase()
	const parts = folded.split(/[^\p{L}\p{M}\p{N}]+/u).filter((part) => part.length >= PART_MIN_LENGTH)
	return folded === '' ? [] : [folded, parts.join(''), ...parts]
}

let loading: Promise<ZxcvbnFactory> | undefined

// A quarter of a million words, which only a new password needs.
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
