import { flower, flowers, grow, petals } from '../motifs/blossom.ts'
import { girl } from '../motifs/figures.ts'
import { layers } from '../motifs/land.ts'
import { luminary, mist, sky } from '../motifs/sky.ts'
import type { DrawScene } from '../stage.ts'
import { polygon, shape } from '../svg.ts'

const CHERRY = '#ee7f93'
const PALE_CHERRY = '#f8c3c9'

/** A flowering branch across a disc, and petals on the wind. */
export const blossomBranch: DrawScene = (stage) => {
	const { palette, unit, x, y, defs, horizon, width } = stage
	const random = stage.stream('branch')
	// The branch comes in from the nearer edge; in the middle of the frame, from either.
	const either = random.chance(0.5) ? 1 : -1
	const side = Math.abs(x - width / 2) < unit * 0.1 ? either : x > width / 2 ? -1 : 1
	const narrow = width < unit * 1.8
	// Light flowers before a coloured disc, cherry pink before a light one.
	const onColour = palette.disc === palette.accent || palette.disc === palette.key
	const pale = onColour ? palette.light : CHERRY
	const ids = [
		flower(defs, pale, onColour ? palette.key : palette.light),
		flower(defs, onColour ? palette.tint : PALE_CHERRY, onColour ? palette.key : palette.light),
	] as const
	const upper = grow(
		random,
		x - side * unit * 0.62,
		y - unit * 0.22,
		side > 0 ? 0.28 : Math.PI - 0.28,
		unit * 0.95,
		unit * 0.03,
	)
	const lower = grow(
		stage.stream('second'),
		x + side * unit * 0.6,
		y + unit * 0.3,
		side > 0 ? Math.PI + 0.5 : -0.5,
		unit * 0.42,
		unit * 0.014,
	)
	const [bx, by] = [x - side * unit * 0.62, y - unit * 0.22]
	// The bough behind the branch, out of the frame.
	const bough = polygon([
		[bx - side * unit, by - unit * 0.36],
		[bx, by - unit * 0.03],
		[bx + side * unit * 0.02, by + unit * 0.034],
		[bx - side * unit, by - unit * 0.24],
	])
	const wood = palette.mood === 'flood' || palette.mood === 'dusk' ? palette.dark : palette.planes[4]
	return {
		art: [
			sky(stage),
			luminary(stage, x + side * unit * 0.06, y, unit * 0.33),
			shape(mist(stage.stream('mist'), x - unit * 0.5, y + unit * 0.16, unit * 0.8, unit * 0.035), palette.sky[1], {
				opacity: 0.9,
			}),
			layers(stage, 'hills', 1, 4),
			random.chance(0.6) ? shape(girl(x + side * unit * 0.08, horizon + unit * 0.17, unit * 0.17), palette.dark) : '',
			shape(bough, wood),
			shape(upper.wood + (narrow ? lower.wood : ''), wood),
			flowers(random, narrow ? [...upper.buds, ...lower.buds] : upper.buds, ids, unit / 260),
			shape(petals(stage, 'petals', Math.min(34, Math.round(width / 18))), pale, { opacity: 0.9 }),
		].join(''),
		ground: palette.planes[4],
		letter: palette.light,
	}
}
