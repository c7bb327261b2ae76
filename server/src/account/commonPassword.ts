import { isKeyboardWalk } from './keyboard.ts'

const REPEAT_MAX_LENGTH = 4
const WORDS_MAX_LENGTH = 13
const WORD_MIN_LENGTH = 3
const ALL_WORDS_MAX = 3

/** Whether a password is among the first that somebody would try: a listed one, a pattern, or a word or two. */
export async function isCommonPassword(password: string): Promise<boolean> {
	const folded = password.normalize('NFKC').toLowerCase()
	if (isRepeat(folded) || isKeyboardWalk(folded)) return true
	const { passwords, words } = await lists()
	return passwords.has(folded) || (folded.length <= WORDS_MAX_LENGTH && isWords(folded, words, ALL_WORDS_MAX))
}

// `xxxxxxxx`, `123123123`: the same few characters over and over.
function isRepeat(text: string): boolean {
	for (let length = 1; length <= REPEAT_MAX_LENGTH; length++) {
		const part = text.slice(0, length)
		if (part.repeat(Math.ceil(text.length / length)).startsWith(text)) return true
	}
	return false
}

function isWords(text: string, words: ReadonlySet<string>, most: number): boolean {
	if (words.has(text)) return true
	if (most === 1) return false
	for (let end = WORD_MIN_LENGTH; end <= text.length - WORD_MIN_LENGTH; end++) {
		if (words.has(text.slice(0, end)) && isWords(text.slice(end), words, most - 1)) return true
	}
	return false
}

interface Lists {
	passwords: ReadonlySet<string>
	/** Words and names of English, Spanish and Portuguese, and the passwords that are words themselves. */
	words: ReadonlySet<string>
}

let loading: Promise<Lists> | undefined

// A quarter of a million words, which only a registration needs.
function lists(): Promise<Lists> {
	loading ??= load()
	return loading
}

async function load(): Promise<Lists> {
	const [common, ...languages] = await Promise.all([
		import('@zxcvbn-ts/language-common'),
		import('@zxcvbn-ts/language-en'),
		import('@zxcvbn-ts/language-es-es'),
		import('@zxcvbn-ts/language-pt-br'),
	])
	const passwords = new Set(common.dictionary['passwords-common'].map(String))
	const words = new Set(passwords)
	for (const { dictionary } of languages) {
		for (const word of Object.values(dictionary).flat()) words.add(String(word).toLowerCase())
	}
	return { passwords, words }
}
