import { fox, girl } from '../motifs/figures.ts'
import { torii } from '../motifs/shrine.ts'
import { sky } from '../motifs/sky.ts'
import type { DrawScene } from '../stage.ts'
import { boxes, circle, d, shape } from '../svg.ts'

/** A path under many gates, to a light at its end. */
export const gates: DrawScene = (stage) => {
	const { palette, unit, x, width, height, horizon } = stage
	const random = stage.stream('gates')
	const red = random.chance(0.6) ? palette.accent : palette.key
	const end = horizon + unit * 0.06
	const foot = height + unit * 0.04
	const trunks = stage.stream('trunks')
	const trees = (low: number, high: number) => {
		const list: [number, number, number, number][] = []
		for (let left = -20; left < width; left += unit * trunks.between(low, high))
			list.push([left, 0, unit * trunks.between(0.03, 0.08), height])
		return boxes(list)
	}
	const depths = [0.1, 0.18, 0.3, 0.5, 0.86]
	const gate = depths.map((at, index) => {
		const base = end + (foot - end) * at * 0.78
		const wide = unit * (0.24 + at * 0.86)
		const shade = palette.planes[Math.min(4, index)] ?? palette.dark
		return torii(x, base, wide, index < 2 ? palette.accent : red, index === depths.length - 1 ? palette.dark : shade)
	})
	const steps = Array.from({ length: 9 }, (_, index): [number, number, number, number] => {
		const at = (index / 9) ** 1.6
		const half = unit * (0.06 + at * 0.42)
		return [x - half, end + (foot - end) * at, half * 2, unit * (0.006 + at * 0.02)]
	})
	return {
		art: [
			sky(stage),
			shape(trees(0.1, 0.26), palette.planes[1], { opacity: 0.5 }),
			circle(x, end - unit * 0.16, unit * 0.34, palette.disc, { opacity: 0.25 }),
			circle(x, end - unit * 0.16, unit * 0.23, palette.disc),
			shape(trees(0.3, 0.5), palette.planes[2], { opacity: 0.6 }),
			shape(
				d`M0 ${height}V${end + unit * 0.14}Q${x - unit * 0.3} ${end + unit * 0.03} ${x} ${end}Q${x + unit * 0.3} ${end + unit * 0.03} ${width} ${end + unit * 0.14}V${height}z`,
				palette.planes[3],
			),
			shape(
				d`M${x - unit * 0.06} ${end}h${unit * 0.12}L${x + unit * 0.5} ${foot}H${x - unit * 0.5}z`,
				palette.planes[2],
			),
			shape(boxes(steps), palette.planes[1], { opacity: 0.7 }),
			shape(
				random.chance(0.5) ? fox(x, end + unit * 0.05, unit * 0.1) : girl(x, end + unit * 0.06, unit * 0.14),
				palette.dark,
			),
			...gate,
		].join(''),
		ground: palette.planes[4],
		letter: palette.light,
	}
}
