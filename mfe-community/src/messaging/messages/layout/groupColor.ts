import { color } from 'shared-ui'

/** Brand colours and mixes of them. */
const TINTS = [
	color.gold,
	color.live,
	color.danger,
	`color-mix(in oklch, ${color.gold}, ${color.live})`,
	`color-mix(in oklch, ${color.danger}, ${color.gold})`,
] as const

/** A stable colour by id. */
export function groupColor(id: string): string {
	const hash = [...id].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) >>> 0, 0)
	return TINTS[hash % TINTS.length] ?? color.gold
}
