import type { Typist } from './typing.ts'

/** How many type, as far as it is told by name. */
export type TypingCount = 'single' | 'pair' | 'several'

/** Which words tell who types; nothing where nobody does. */
export function typingCount(typists: readonly Typist[]): TypingCount | undefined {
	if (typists.length === 0) return undefined
	return typists.length === 1 ? 'single' : typists.length === 2 ? 'pair' : 'several'
}
