import { flower, useAt } from '../motifs/blossom.ts'
import { hannya, kitsune, oni, placed, tengu } from '../motifs/masks.ts'
import { asanoha } from '../motifs/patterns.ts'
import { drownsRed } from '../palette.ts'
import type { DrawScene } from '../stage.ts'
import { circle, d, rect, ring, shape } from '../svg.ts'

/** A mask in front of a disc, flowers below it, its cords hanging. */
export const greatMask: DrawScene = (stage) => {
	const { palette, unit, x, y, width, height, defs } = stage
	const random = stage.stream('mask')
	const paper = palette.mood === 'paper'
	const ground = paper ? palette.light : palette.mood === 'flood' ? palette.key : palette.planes[4]
	// The face is paper white, so what is behind it is not.
	const disc = paper ? palette.key : palette.mood === 'flood' ? palette.deep : palette.accent
	const mask = random.pick([kitsune, kitsune, oni, hannya, drownsRed(disc) ? oni : tengu])
	const petal = flower(defs, palette.mood === 'flood' ? palette.tint : palette.accent, palette.light)
	const other = flower(defs, palette.planes[1], palette.dark)
	const bouquet = Array.from({ length: 13 }, (_, index) => {
		const at = (index / 12) * 2 - 1
		return useAt(
			index % 3 === 1 ? other : petal,
			x + at * unit * 0.46,
			y + unit * (0.42 + at * at * -0.1 + random.between(-0.04, 0.05)),
			unit * random.between(0.006, 0.0105),
			random.whole(0, 72),
		)
	})
	return {
		art: [
			rect(0, 0, width, height, ground),
			rect(0, 0, width, height, asanoha(defs, Math.round(unit * 0.11), paper ? palette.tint : palette.planes[2]), {
				opacity: paper ? 0.8 : 0.4,
			}),
			circle(x, y, unit * 0.4, disc),
			ring(x, y, unit * 0.435, paper ? palette.dark : palette.light, unit * 0.005),
			placed(
				mask({
					face: PAPER_FACE,
					line: palette.dark,
					mark: '#d8402c',
					edge: palette.planes[0],
				}),
				x,
				y,
				unit * 0.34,
				random.whole(-6, 6),
			),
			...bouquet,
			shape(
				d`M0 ${height}V${y + unit * 0.66}Q${x} ${y + unit * 0.44} ${width} ${y + unit * 0.66}V${height}z`,
				palette.dark,
			),
		].join(''),
		ground: palette.dark,
		letter: palette.light,
	}
}

const PAPER_FACE = '#fbf6ea'
