import { ARTWORK_SHAPES } from 'shared-contract/catalogue/artwork'
import type { ArtworkTheme } from '../artworkTheme.ts'
import { setHorizontally } from '../lettering/horizontal.ts'
import { type Inks, letteredBlock } from '../lettering/letteringBlock.ts'
import { styleFor } from '../lettering/styles.ts'
import { setVertically } from '../lettering/vertical.ts'
import type { ArtworkSubject } from '../subject.ts'
import { d, rect, shape } from '../svg.ts'

const [width, height] = ARTWORK_SHAPES.poster

/** The poster's measure, in pixels. Cards lay their score and their badge over the upper corners: letters begin below. */
export const POSTER = { width, height, margin: 26, corners: 96 }

interface NameSetting {
	/** Zero when nothing of the name can be shown. */
	height: number
	middle: boolean
	draw(y: number, inks: Inks): string
}

/** The name set across the poster, at most `tallest` high. */
export function nameSetting(name: string, theme: ArtworkTheme, tallest: number): NameSetting {
	const random = theme.stream('lettering')
	const style = styleFor(theme.genres, random)
	const middle = random.chance(0.4)
	const skew = style.slant < -5 ? 20 : 0
	const setting = setHorizontally(name, style, {
		width: width - POSTER.margin * 2 - skew,
		height: tallest,
		smallest: 26,
		largest: style.largest,
		align: middle ? 'middle' : 'start',
		lines: 4,
	})
	if (setting === null) return { height: 0, middle, draw: () => '' }
	const x = middle ? (width - setting.width) / 2 : POSTER.margin + skew * 0.8
	return {
		height: setting.height,
		middle,
		draw: (y, inks) =>
			letteredBlock(
				setting,
				style,
				x,
				y,
				style.effect === 'offset'
					? { ...inks, shadow: inks.letter === theme.palette.dark ? theme.palette.light : theme.palette.accent }
					: inks,
			),
	}
}

/** A short bar over the name. */
export const rule = ({ middle, height: tall }: NameSetting, y: number, colour: string) =>
	tall === 0 ? '' : shape(d`M${middle ? width / 2 - 18 : POSTER.margin} ${y - 32}h36v4h-36z`, colour)

/** The Japanese name down one side on a slip of paper, from `y` or standing on the poster's foot. */
export function nativeColumn({ nativeName, name }: ArtworkSubject, theme: ArtworkTheme, y: number | 'foot'): string {
	if (nativeName === null || nativeName === name) return ''
	const random = theme.stream('native')
	const style = { ...styleFor(theme.genres, random), effect: 'plain', slant: 0 } as const
	const setting = setVertically(nativeName, style, { height: 250, largest: 30 })
	if (setting === null) return ''
	const { palette } = theme
	// On the foot it leaves the right corner to the card's control.
	const x = random.chance(0.7) && y !== 'foot' ? width - POSTER.margin - setting.width : POSTER.margin
	// Never the colour of the sky it hangs in.
	const usual = palette.mood === 'paper' ? palette.dark : palette.light
	const slip = random.pick([usual, usual, palette.accent, palette.mood === 'night' ? palette.light : palette.dark])
	const letter = slip === palette.dark ? palette.light : palette.dark
	const pad = 9
	const top = y === 'foot' ? height - POSTER.margin - setting.height : y
	return (
		rect(x - pad, top - pad, setting.width + pad * 2, setting.height + pad * 2, slip) +
		letteredBlock(setting, style, x, top, { letter, shadow: slip })
	)
}
