export interface GuessContext {
	romaji: ReadonlySet<string>
	native: readonly string[]
}
export function guessLanguage(_name: string, _context: GuessContext): string | undefined {
	return undefined
}
