import { createHash } from 'node:crypto'

/** Key colours for titles that bring none: ink, lantern, paper and sea tones of the site. */
const PALETTE = [
	'#8b1e2d',
	'#b5402f',
	'#c7792b',
	'#a8872f',
	'#5f7a3a',
	'#2f7462',
	'#1f6d84',
	'#2c4f86',
	'#4a3f7d',
	'#7a3b73',
	'#9c3d5c',
	'#5b4a43',
] as const

/** A title's key colour: its own where that is one, else one of the palette, always the same for the same key. */
export function colorOf(raw: string | null | undefined, key: string): string {
	const own = raw?.trim().toLowerCase() ?? ''
	if (/^#[0-9a-f]{6}$/.test(own)) return own
	const [byte = 0] = createHash('sha1').update(key).digest()
	return PALETTE[byte % PALETTE.length] ?? PALETTE[0]
}
