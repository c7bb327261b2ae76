/**
 * The two themes, role by role. Ink is the night over Liberdade and the default; paper is the same street by day.
 * Lantern red (`action`) is for the one main action of a screen, gold for scores, cyan (`live`) for live things, `blue` for
 * what is said and for moderators of groups.
 */
export const palettes = {
	ink: {
		canvas: '#0d0f1a',
		surface: '#161927',
		raised: '#212538',
		line: '#2d3249',
		edge: '#777d8f',
		text: '#f6f0e4',
		muted: '#b9b3a8',
		action: '#d2362a',
		actionHover: '#b92b21',
		onAction: '#fff9f0',
		danger: '#ff8f7d',
		gold: '#ecbb4e',
		live: '#74d0cd',
		onLive: '#08201f',
		blue: '#8fb4ff',
	},
	paper: {
		canvas: '#f6f0e4',
		surface: '#fdf9f1',
		raised: '#eae1cf',
		line: '#d9cdb6',
		edge: '#857a66',
		text: '#1a1b27',
		muted: '#5b564d',
		action: '#c22c21',
		actionHover: '#a3221a',
		onAction: '#fff9f0',
		danger: '#a5231a',
		gold: '#7d5300',
		live: '#0b646b',
		onLive: '#f2fbfa',
		blue: '#1f4f9e',
	},
} as const

export type ThemeName = keyof typeof palettes
export type ColorRole = keyof (typeof palettes)['ink']

/** What lies over artwork is the same in both themes, because the artwork is. */
export const overArt = { shade: '#0d0f1a', text: '#f6f0e4', gold: '#ecbb4e' } as const

/** How much of the artwork the shade covers, in percent: behind small words, and behind controls and open dialogs. */
export const overArtShare = { veil: 84, scrim: 72 } as const
