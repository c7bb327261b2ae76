import { boy, girl } from '../motifs/figures.ts'
import { hills } from '../motifs/land.ts'
import { birds, cumulus, luminary, sky } from '../motifs/sky.ts'
import type { DrawScene } from '../stage.ts'
import { boxes, d, line, rect, shape } from '../svg.ts'

/** High summer: a tower of cloud, poles and wires, a small train, the way home. */
export const summerWires: DrawScene = (stage) => {
	const { palette, unit, x, y, width, height, horizon } = stage
	const random = stage.stream('summer')
	const side = random.chance(0.5) ? 1 : -1
	const base = horizon + unit * 0.06
	const rail = base + unit * 0.04
	const cloud = palette.mood === 'night' ? palette.planes[1] : palette.light
	const pole = (px: number, top: number, foot: number, size: number) =>
		boxes([
			[px - size * 0.05, top, size * 0.1, foot - top],
			[px - size * 0.7, top + size * 0.3, size * 1.4, size * 0.09],
			[px - size * 0.5, top + size * 0.62, size, size * 0.08],
		])
	const poles = [
		[x + side * unit * 0.36, y - unit * 0.36, height, unit * 0.26],
		[x + side * unit * 0.12, y - unit * 0.02, base + unit * 0.12, unit * 0.12],
		[x + side * unit * 0.0, y + unit * 0.16, base + unit * 0.06, unit * 0.06],
	] as const
	const [near, mid, far] = poles
	const wires = [-0.66, -0.3, 0.3, 0.66].map((at) => {
		const from = [near[0] + near[3] * at, near[1] + near[3] * 0.3] as const
		const to = [mid[0] + mid[3] * at, mid[1] + mid[3] * 0.3] as const
		const end = [far[0] + far[3] * at, far[1] + far[3] * 0.3] as const
		const off = x + side * unit * 3
		return d`M${off} ${from[1] - unit * 0.5}Q${(off + from[0]) / 2} ${from[1] + unit * 0.05} ${from[0]} ${from[1]}Q${(from[0] + to[0]) / 2} ${(from[1] + to[1]) / 2 + unit * 0.09} ${to[0]} ${to[1]}Q${(to[0] + end[0]) / 2} ${(to[1] + end[1]) / 2 + unit * 0.04} ${end[0]} ${end[1]}`
	})
	const car = unit * 0.17
	const train = Array.from({ length: 3 }, (_, index) => {
		const left = x - side * unit * 0.5 + index * (car + 3) - (side > 0 ? 0 : car * 3)
		return (
			rect(left, rail - unit * 0.06, car, unit * 0.058, palette.accent, { rx: 3 }) +
			shape(
				boxes(
					[0.1, 0.34, 0.58, 0.8].map((at) => [left + car * at, rail - unit * 0.046, car * 0.14, unit * 0.02] as const),
				),
				palette.light,
			)
		)
	})
	const figure = random.pick([girl, boy])
	const hill = stage.stream('hills')
	return {
		art: [
			sky(stage),
			random.chance(0.5) ? luminary(stage, x + side * unit * 0.18, y - unit * 0.24, unit * 0.11) : '',
			shape(
				cumulus(stage.stream('cloud'), x - unit * (side > 0 ? 0.6 : 0.2), horizon, unit * 0.8, unit * 0.62),
				cloud,
				{ opacity: 0.55 },
			),
			shape(
				cumulus(
					stage.stream('cloud2'),
					x - unit * (side > 0 ? 0.4 : 0.36),
					horizon + unit * 0.04,
					unit * 0.75,
					unit * 0.4,
				),
				cloud,
			),
			birds(stage, x - side * unit * 0.2, y - unit * 0.34, palette.dark),
			shape(hills(hill, stage, base - unit * 0.05, unit * 0.05), palette.planes[1]),
			shape(hills(hill, stage, base, unit * 0.02), palette.planes[2]),
			...train,
			shape(boxes([[0, rail, width, unit * 0.008]]), palette.planes[4]),
			shape(hills(hill, stage, base + unit * 0.14, unit * 0.03), palette.planes[3]),
			shape(poles.map((one) => pole(...one)).join(''), palette.dark),
			line(wires.join(''), palette.dark, unit * 0.004),
			shape(figure(x - side * unit * 0.16, base + unit * 0.27, unit * 0.28), palette.dark),
			shape(
				d`M0 ${height}V${base + unit * 0.26}Q${x} ${base + unit * 0.2} ${width} ${base + unit * 0.28}V${height}z`,
				palette.planes[4],
			),
		].join(''),
		ground: palette.planes[4],
		letter: palette.light,
	}
}
