import { type ArtworkTheme, artworkThemeOf, stageOf } from '../../artwork/artworkTheme.ts'
import { drawOrMirrorScene } from '../../artwork/drawOrMirrorScene.ts'
import { type Setting, setHorizontally } from '../../artwork/lettering/horizontal.ts'
import { letteredBlock } from '../../artwork/lettering/letteringBlock.ts'
import { type LetteringStyle, STYLES, styleFor } from '../../artwork/lettering/styles.ts'
import { boxes, d, el, group, line, rect, shape } from '../../artwork/svg.ts'
import type { PictureSubject } from './pictureSubject.ts'
import { LAYOUTS } from './size.ts'

const MARGIN = 72
const GAP = 36

/**
 * Draws the preview picture of a page as SVG: the scene with the subject on the right and the name on the left; in a tall one
 * the scene is above the name.
 */
export function drawPicture(subject: PictureSubject): string {
	const layout = layoutOf(subject)
	const { width, height, shade } = layout
	const theme = artworkThemeOf(subject)
	const stage = stageOf(theme, { width, height, ...layout.scene })
	const scene = drawOrMirrorScene(theme, stage)
	const [, near, middle, deep, deepest] = theme.palette.planes
	const side = stage.defs.linear(
		[
			[0, deepest, 0.96],
			[0.4, deep, 0.84],
			[0.62, middle, 0.4],
			[0.8, near, 0],
		],
		[0, 0, 1, 0],
	)
	const foot = stage.defs.linear([
		[0, deep, 0],
		[1, deepest, 0.92],
	])
	return el(
		'svg',
		{ xmlns: 'http://www.w3.org/2000/svg', viewBox: `0 0 ${width} ${height}`, width, height },
		stage.defs.toString(),
		scene.art,
		subject.shape === 'tall' ? '' : rect(0, 0, width, height, side),
		rect(0, height - shade, width, shade, foot),
		bars(subject, theme),
		words(subject, theme),
		mark(theme),
	)
}

const layoutOf = ({ shape = 'wide' }: PictureSubject) => LAYOUTS[shape]

/** The height of the bars, with the space above them; 0 without any. */
function barsHeight({ bars, shape = 'wide' }: PictureSubject): number {
	return bars ? 72 * LAYOUTS[shape].words.scale + GAP : 0
}

/** A row of bars at the foot; the smallest is a line. */
function bars(subject: PictureSubject, theme: ArtworkTheme): string {
	const { height, words } = layoutOf(subject)
	const values = subject.bars ?? []
	const most = Math.max(1, ...values)
	const step = words.width / Math.max(1, values.length)
	const drawn = values.map((value, index) => {
		const tall = Math.max(4, (value / most) * (barsHeight(subject) - GAP))
		return [MARGIN + index * step, height - MARGIN - tall, step * 0.72, tall] as const
	})
	return values.length === 0 ? '' : shape(boxes(drawn), theme.palette.light)
}

/** The name with the lines above and below it, aligned to the bottom of the picture or to its bars. */
function words(subject: PictureSubject, theme: ArtworkTheme): string {
	const { name, above, below } = subject
	const { width, height, words } = layoutOf(subject)
	const rows = [below].flat()
	// Bars and rows leave less room for a long name.
	const isFull = subject.bars || rows.length > 1
	const room = { width: words.width, height: isFull ? 170 * words.scale : 300 }
	const set = (text: string, style: LetteringStyle, largest: number, lines: number) =>
		setWords(text, style, { ...room, largest: largest * words.scale, lines })
	const { light, dark, accent } = theme.palette
	const style = { ...styleFor(theme.genres, theme.stream('lettering')), slant: 0 }
	const inks = { letter: light, shadow: style.effect === 'offset' ? accent : dark }
	const feet = rows.toReversed().map((row) => {
		const most = { largest: 34 * words.scale, lines: subject.bars ? 3 : 1 }
		return setWords(row, BELOW, { ...room, ...most, ...(Array.isArray(below) && { width: width - 2 * MARGIN }) })
	})
	const main = set(name, style, Math.min(96, style.largest * 1.35), 4)
	const head = set(above, LINE, 26, 1)
	let y = height - MARGIN - barsHeight(subject)
	const drawn = [
		...feet.map((foot) => [foot, BELOW, { letter: light, shadow: dark }] as const),
		[main, style, inks],
		[head, LINE, { letter: light, shadow: dark }],
	] as const
	return drawn
		.map(([setting, ofStyle, ofInks]) => {
			if (!setting) return ''
			y -= setting.height
			const block = letteredBlock(setting, ofStyle, MARGIN, y, ofInks)
			y -= GAP
			return block
		})
		.join('')
}

const LINE: LetteringStyle = STYLES.gothic
const BELOW: LetteringStyle = STYLES.mincho

function setWords(
	text: string,
	style: LetteringStyle,
	{ largest, ...room }: { width: number; height: number; largest: number; lines: number },
): Setting | null {
	return setHorizontally(text, style, { ...room, smallest: Math.min(34, largest), largest, align: 'start' })
}

/** The site's logo and name in the upper left corner. */
function mark(theme: ArtworkTheme): string {
	const { light, dark } = theme.palette
	const style = { ...STYLES.condensed, tracking: 0.08 }
	const setting = setWords('NIOUKA', style, { width: 690, height: 300, largest: 44, lines: 1 })
	const name = setting ? letteredBlock(setting, STYLES.condensed, MARGIN + 72, 68, { letter: light, shadow: dark }) : ''
	return group({ transform: d`translate(${MARGIN - 8} ${56})scale(1.15)` }, ...LANTERN) + name
}

/** The logo, as in `shell/public/logo.svg`. */
const LANTERN = [
	shape('M23 0h2v5h-2zM17 4h14v4.5H17zM17 41.5h14V46H17zM23 46h2v6h-2z', '#737a99'),
	shape('M16.5 8h15C40 12.5 44 18.5 44 25s-4 12.5-12.5 17h-15C8 37.5 4 31.5 4 25S8 12.5 16.5 8z', '#d2362a'),
	line('M9.5 14h29M5.5 20h37M5.5 30h37M9.5 36h29', '#0d0f1a', 1, { 'stroke-opacity': '.28' }),
	shape(
		'M10.5 15.5Q24 19 37.5 15.5l.8 3.8Q34 20.4 33 20.5l.4 3.5H36v2.8h-2.2L35 36h-3.2l-1-9.2H17.2l-1 9.2H13l1.2-9.2H12V24h2.6l.4-3.5q-2-.2-5.3-1.2zM17.9 20.9l-.4 3.1h13l-.4-3.1q-6 .5-12.2 0z',
		'#fff9f0',
	),
]
