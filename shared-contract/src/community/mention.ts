import { MENTION_NAMES_READ } from '../limits.ts'

const NAME = '[\\p{L}\\p{N}]\\p{M}{0,4}(?:[._-]?[\\p{L}\\p{N}]\\p{M}{0,4}){1,31}'

/** `@name` at a place of a text. A name with spaces is written with other separators, which names ignore. */
export const MENTION = new RegExp(`@(${NAME})(?![\\p{L}\\p{N}])`, 'uy')

const NO_MENTION_AFTER = '\\p{Script=Latin}\\p{N}@/._-'
const PRECEDES = new RegExp(`^[^${NO_MENTION_AFTER}]?$`, 'u')
const FOUND = new RegExp(`(?:^|[^${NO_MENTION_AFTER}])@(${NAME})(?![\\p{L}\\p{N}])`, 'gu')
const CODE_OR_URL = /`[^`\n]+`|https?:\/\/\S+/gi

/** How a text mentions a member. */
export function mentionOf(name: string): string {
	return `@${name.replaceAll(' ', '_')}`
}

/** Whether a mention may stand after this character: `ana@bia.example` is an address. */
export function mayPrecedeMention(character: string): boolean {
	return PRECEDES.test(character)
}

/** The names that a text mentions, each once as typed. Code and URLs mention nobody. */
export function mentionsIn(text: string): string[] {
	const found = text.replace(CODE_OR_URL, ' ').matchAll(FOUND)
	return [...new Set([...found].map(([, name = '']) => name))].slice(0, MENTION_NAMES_READ)
}

/** The words that mention all members of a group. Each works in every language. */
export const EVERYONE = { pt: 'todos', en: 'everyone', ja: '全員' } as const

/** Whether a mentioned name means everybody. */
export function isEveryone(name: string): boolean {
	return Object.values<string>(EVERYONE).includes(name.toLowerCase())
}
