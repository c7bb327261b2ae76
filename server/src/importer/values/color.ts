import { createHash } from 'node:crypto'

/** The key colours of titles without one: tones of the site's palette. */
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

/** A title's key colour: its own if valid, otherwise one of the palette by the key. */
export function colorOf(raw: string | null | undefined, key: string): string {
	const own = raw?.trim().toLowerCase() ?? ''
	if (/^#[0-9a-f]{6}$/.test(own)) return own
	const [byte = 0] = createHash('sha1').update(key).digest()
	return PALETTE[byte % PALETTE.length] ?? PALETTE[0]
}
