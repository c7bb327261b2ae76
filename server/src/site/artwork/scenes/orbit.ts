import { boy, cloaked } from '../motifs/figures.ts'
import { tone } from '../motifs/patterns.ts'
import { sky, stars } from '../motifs/sky.ts'
import type { DrawScene } from '../stage.ts'
import { circle, d, dot, ellipse, group, line, polar, shape } from '../svg.ts'

/** A ringed world over a small horizon, and a constellation of the work's own. */
export const orbit: DrawScene = (stage) => {
	const { palette, unit, x, y, width, height, horizon, defs } = stage
	const random = stage.stream('orbit')
	const night = palette.mood !== 'paper'
	const radius = unit * 0.29
	const clip = defs.clip(circle(0, 0, radius, '#000'))
	const tilt = random.pick([-24, -16, 18, 28])
	const bands = [-0.75, -0.4, 0.02, 0.38, 0.7].map((at, index) =>
		ellipse(
			0,
			at * radius,
			radius * 1.2,
			radius * (0.08 + (index % 2) * 0.07),
			index % 2 === 0 ? palette.planes[1] : palette.tint,
			{ opacity: 0.75 },
		),
	)
	const hoop = (front: boolean) => {
		const sweep = front ? 0 : 1
		return [1.5, 1.66, 1.86].map((reach, index) =>
			line(
				d`M${-radius * reach} 0A${radius * reach} ${radius * reach * 0.26} 0 0 ${sweep} ${radius * reach} 0`,
				index === 1 ? palette.accent : palette.light,
				unit * (index === 1 ? 0.022 : 0.007),
			),
		)
	}
	let [px, py] = [x - unit * 0.42, y - unit * 0.42]
	let path = d`M${px} ${py}`
	let knots = dot(px, py, unit * 0.008)
	for (let index = 0; index < 6; index++) {
		px += unit * random.between(0.08, 0.17)
		py += unit * random.between(-0.1, 0.1)
		path += d`L${px} ${py}`
		knots += dot(px, py, unit * random.between(0.005, 0.011))
	}
	const [mx, my] = polar(x, y, radius * 2.05, random.between(3.6, 5.6))
	const ground = horizon + unit * 0.26
	const ink = night ? palette.light : palette.dark
	return {
		art: [
			sky(stage),
			stars(stage, ink, 1.2),
			line(path, ink, unit * 0.003, { opacity: 0.6 }),
			shape(knots, ink),
			circle(mx, my, unit * 0.035, palette.accent),
			group(
				{ transform: d`translate(${x} ${y})rotate(${tilt})` },
				...hoop(false),
				circle(0, 0, radius, palette.key),
				group(
					{ 'clip-path': clip },
					...bands,
					circle(-radius * 0.5, -radius * 0.35, radius * 1.25, 'none', {
						stroke: palette.dark,
						'stroke-width': radius * 0.6,
						opacity: 0.35,
					}),
				),
				...hoop(true),
			),
			shape(
				d`M0 ${height}V${ground + unit * 0.1}Q${x} ${ground - unit * 0.1} ${width} ${ground + unit * 0.1}V${height}z`,
				palette.planes[3],
			),
			shape(
				d`M0 ${height}V${ground + unit * 0.1}Q${x} ${ground - unit * 0.1} ${width} ${ground + unit * 0.1}V${height}z`,
				tone(defs, unit * 0.03, unit * 0.006, palette.planes[2]),
			),
			shape(random.pick([boy, cloaked])(x - unit * 0.2, ground + unit * 0.03, unit * 0.15), palette.dark),
			shape(
				d`M0 ${height}V${ground + unit * 0.2}Q${x} ${ground + unit * 0.08} ${width} ${ground + unit * 0.22}V${height}z`,
				palette.dark,
			),
		].join(''),
		ground: palette.dark,
		letter: palette.light,
	}
}
