import { boy, girl } from '../motifs/figures.ts'
import type { DrawScene } from '../stage.ts'
import { circle, d, group, rect, shape } from '../svg.ts'

/** A well of rings that drags the eye down, and somebody falling in. */
export const vortex: DrawScene = (stage) => {
	const { palette, unit, x, y, width, height } = stage
	const random = stage.stream('vortex')
	const far = Math.hypot(width, height) * 0.62
	const [dx, dy] = [random.between(-0.16, 0.16) * unit, random.between(-0.1, 0.14) * unit]
	const dark = palette.mood === 'paper' ? palette.dark : palette.planes[4]
	const pale = palette.mood === 'night' ? palette.key : palette.mood === 'paper' ? palette.light : palette.tint
	const rings: string[] = []
	for (let radius = far, index = 0; radius > unit * 0.06; radius *= 0.845, index++) {
		const at = 1 - radius / far
		rings.push(
			circle(
				x + dx * at + Math.sin(at * 5) * unit * 0.05,
				y + dy * at + Math.cos(at * 4) * unit * 0.03,
				radius,
				index % 2 === 0 ? dark : pale,
			),
		)
	}
	const figure = random.pick([boy, girl])
	return {
		art: [
			rect(0, 0, width, height, dark),
			...rings,
			group(
				{
					transform: d`translate(${x + dx * 0.6 + unit * 0.16} ${y + dy - unit * 0.22})rotate(${random.whole(130, 170)})`,
				},
				circle(0, -unit * 0.15, unit * 0.19, palette.accent),
				shape(figure(0, 0, unit * 0.3), palette.dark),
			),
		].join(''),
		ground: dark,
		letter: palette.light,
	}
}
