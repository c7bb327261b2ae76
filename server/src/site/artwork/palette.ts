import { clampChroma, converter, formatHex, parse } from 'culori'
import type { RandomStream } from './random.ts'

export const INK = '#0d0f1a'
export const PAPER = '#f6f0e4'
const INK_HUE = 276

export const MOODS = ['night', 'dusk', 'paper', 'flood'] as const
export type Mood = (typeof MOODS)[number]

export interface Palette {
	mood: Mood
	/** From the zenith to the horizon. */
	sky: readonly [string, string, string]
	/** Five depths, from the farthest to the nearest. */
	planes: readonly [string, string, string, string, string]
	/** The work's own colour, lively. */
	key: string
	/** A lighter and a deeper relative of it. */
	tint: string
	deep: string
	/** A brand colour that contrasts with the key colour. */
	accent: string
	/** The colour of the moon or sun. */
	disc: string
	light: string
	dark: string
}

const toOklch = converter('oklch')

const colour = (l: number, c: number, h: number) => formatHex(clampChroma({ mode: 'oklch', l, c, h }, 'oklch'))

const hueGap = (one: number, other: number) => Math.abs(((one - other + 540) % 360) - 180)

/** The shorter difference between two hues. */
const towards = (from: number, to: number, share: number) => from + (((to - from + 540) % 360) - 180) * share

/** The brand colours: lantern red, gold, celadon and sky blue. */
const ACCENTS = [
	{ l: 0.63, c: 0.2, h: 29 },
	{ l: 0.82, c: 0.14, h: 84 },
	{ l: 0.8, c: 0.09, h: 178 },
	{ l: 0.76, c: 0.12, h: 8 },
] as const

/**
 * A hue as it darkens. Yellows turn to amber and not to olive, greens lean to teal, and everything ends in the house's
 * ink: that is what keeps shadows clean.
 */
function shadeHue(hue: number, lightness: number): number {
	const depth = Math.min(1, Math.max(0, (0.74 - lightness) / 0.5))
	const drift =
		hue > 48 && hue < 130
			? towards(hue, 30, Math.min(1, depth * 1.9))
			: hue >= 130 && hue < 175
				? towards(hue, 205, depth * 0.7)
				: hue
	return towards(drift, INK_HUE, Math.max(0, depth - 0.72) * 1.6)
}

/** The hue of the lightest sky: towards the sun, but greens towards the sea, and blues and violets well into dawn. */
function horizonHue(hue: number): number {
	if (hue > 105 && hue < 215) return towards(hue, 195, 0.6)
	if (hue > 240 && hue < 320) return towards(hue, 45, 0.85)
	return towards(hue, hueGap(hue, 60) < 110 ? 70 : 20, 0.35)
}

/** The colours of one work, from its key colour (`#rrggbb`; anything else counts as a grey) and its seed. */
export function paletteOf(key: string, mood: Mood, stream: RandomStream): Palette {
	const given = toOklch(parse(key) ?? parse('#777777'))
	const grey = given === undefined || given.c < 0.025 || given.h === undefined
	const hue = grey ? stream.pick([29, 66, 165, 230, 352]) : (given.h ?? 0)
	const chroma = grey ? 0.1 : Math.min(0.19, Math.max(0.115, given.c))

	const shade = (l: number, share = 1) =>
		colour(l, chroma * share * (l < 0.3 ? 0.32 + l : l > 0.82 ? 0.45 : 0.9), shadeHue(hue, l))
	const far = ACCENTS.filter((accent) => hueGap(accent.h, hue) > 52)
	const [first = ACCENTS[0], ...others] = far
	const chosen = stream.chance(0.45) ? first : stream.pick([first, ...others])
	const accent = colour(chosen.l, chosen.c, chosen.h)
	// Yellow is itself only when light; at the lightness of a good red it is mustard.
	const warm = horizonHue(hue)
	const lift = 0.15 * Math.max(0, 1 - hueGap(hue, 92) / 48)
	const lively = colour(0.66 + lift, chroma, hue)
	const tint = shade(0.88)
	const common = { mood, key: lively, tint, deep: shade(0.4), accent, light: PAPER, dark: shade(0.15) }
	switch (mood) {
		case 'night':
			return {
				...common,
				sky: [shade(0.16), shade(0.25), shade(0.4)],
				planes: [shade(0.46), shade(0.37), shade(0.28), shade(0.21), shade(0.145)],
				disc: stream.chance(0.5) ? accent : shade(0.93),
			}
		case 'dusk':
			return {
				...common,
				sky: [shade(0.36), colour(0.64 + lift, chroma, towards(hue, warm, 0.5)), colour(0.88, chroma * 0.62, warm)],
				planes: [shade(0.56), shade(0.45), shade(0.34), shade(0.24), shade(0.15)],
				disc: stream.chance(0.4) ? accent : PAPER,
			}
		case 'paper':
			return {
				...common,
				sky: [PAPER, PAPER, shade(0.91)],
				planes: [shade(0.82), shade(0.7), shade(0.56), shade(0.38), shade(0.19)],
				disc: stream.chance(0.6) ? accent : lively,
			}
		case 'flood':
			return {
				...common,
				sky: [lively, lively, colour(0.74, chroma * 0.9, towards(hue, warm, 0.3))],
				planes: [shade(0.57), shade(0.47), shade(0.36), shade(0.26), shade(0.16)],
				disc: stream.chance(0.7) ? PAPER : accent,
			}
	}
}

/** True if a red mark has too little contrast on a colour. */
export function drownsRed(hex: string): boolean {
	const { l = 0, c = 0, h = 0 } = toOklch(hex) ?? {}
	return c > 0.05 && l > 0.24 && l < 0.8 && hueGap(h, 29) < 42
}
