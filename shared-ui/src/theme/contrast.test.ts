import { contrast } from './contrast.ts'
import { type ColorRole, overArt, overArtShare, palettes, type ThemeName } from './palettes.ts'

const THEMES: ThemeName[] = ['ink', 'paper']
const GROUNDS: ColorRole[] = ['canvas', 'surface', 'raised']
const TEXTS: ColorRole[] = ['text', 'muted', 'danger', 'gold', 'live', 'blue']

const onGrounds = TEXTS.flatMap((text) => GROUNDS.map((ground): [ColorRole, ColorRole] => [text, ground]))
const onFills: [ColorRole, ColorRole][] = [
	['onAction', 'action'],
	['onAction', 'actionHover'],
	['onLive', 'live'],
	['canvas', 'text'],
	['canvas', 'danger'],
	['text', 'line'],
	['muted', 'line'],
]
const textPairs = THEMES.flatMap((theme) => [...onGrounds, ...onFills].map((pair) => [theme, ...pair] as const))

test.each(textPairs)('%s: the text %s on %s has 4.5 to 1', (theme, text, ground) => {
	expect(contrast(palettes[theme][text], palettes[theme][ground])).toBeGreaterThanOrEqual(4.5)
})

// Borders of fields, switches and the focus; the fill of the main action.
const shapes = THEMES.flatMap((theme) =>
	(['edge', 'action', 'live'] as const).flatMap((shape) => GROUNDS.map((ground) => [theme, shape, ground] as const)),
)

test.each(shapes)('%s: the shape %s on %s has 3 to 1', (theme, shape, ground) => {
	expect(contrast(palettes[theme][shape], palettes[theme][ground])).toBeGreaterThanOrEqual(3)
})

/** The shade let through, over the brightest artwork there can be. */
function overWhite(percent: number): string {
	const mixed = [1, 3, 5].map((at) => {
		const shade = Number.parseInt(overArt.shade.slice(at, at + 2), 16)
		return Math.round(shade * (percent / 100) + 255 * (1 - percent / 100))
	})
	return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}

test.each([
	['text', 'veil'],
	['gold', 'veil'],
	['text', 'scrim'],
] as const)('over white artwork, %s on the %s has 4.5 to 1', (role, share) => {
	expect(contrast(overArt[role], overWhite(overArtShare[share]))).toBeGreaterThanOrEqual(4.5)
})

test('black on white has 21 to 1', () => {
	expect(contrast('#000000', '#ffffff')).toBeCloseTo(21)
})
