import { MENTION, mayPrecedeMention } from 'shared-contract'
import type { Piece } from './parseMessage.ts'
import type { Scanner } from './scanner.ts'

/** Reads `@name` for the parser where the name is one of these. It stands apart, because previews mention nobody. */
export function mentionReader(names: readonly string[]): (scanner: Scanner) => Piece | undefined {
	return (scanner) => {
		if (!mayPrecedeMention(scanner.at(-1))) return undefined
		const [mention = '', name = ''] = scanner.match(MENTION) ?? []
		if (!names.includes(name)) return undefined
		scanner.position += mention.length
		return { type: 'mention', name }
	}
}
