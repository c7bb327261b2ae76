import { fadingTone } from '../motifs/patterns.ts'
import type { DrawScene, Stage } from '../stage.ts'
import { circle, d, group, line, polar, polygon, rect, ring, shape } from '../svg.ts'

type DrawBall = (radius: number, body: string, seam: string) => string

const basket: DrawBall = (r, body, seam) =>
	circle(0, 0, r, body) +
	line(
		d`M${-r} 0H${r}M0 ${-r}V${r}M${-r * 0.72} ${-r * 0.7}Q${-r * 0.1} 0 ${-r * 0.72} ${r * 0.7}M${r * 0.72} ${-r * 0.7}Q${r * 0.1} 0 ${r * 0.72} ${r * 0.7}`,
		seam,
		r * 0.06,
	)

const volley: DrawBall = (r, body, seam) =>
	circle(0, 0, r, body) +
	[0, 120, 240]
		.map((turn) =>
			line(
				d`M0 0Q${r * 0.5} ${-r * 0.5} ${r * 0.2} ${-r * 0.98}M${r * 0.24} ${-r * 0.3}Q${r * 0.7} ${-r * 0.4} ${r * 0.72} ${-r * 0.7}M${r * 0.2} ${-r * 0.12}Q${r * 0.7} ${-r * 0.1} ${r * 0.96} ${-r * 0.26}`,
				seam,
				r * 0.05,
				{ transform: `rotate(${turn})` },
			),
		)
		.join('')

const foot: DrawBall = (r, body, seam) => {
	const around = [0, 1, 2, 3, 4].map((side) => -Math.PI / 2 + (side * Math.PI * 2) / 5)
	const at = (share: number, angle: number) => polar(0, 0, r * share, angle)
	const patch = (angle: number) =>
		polygon([
			at(0.64, angle),
			at(0.8, angle + 0.3),
			at(0.98, angle + 0.22),
			at(1, angle),
			at(0.98, angle - 0.22),
			at(0.8, angle - 0.3),
		])
	const seams = around.map((angle) => polygon([at(0.34, angle), at(0.64, angle)]))
	return (
		circle(0, 0, r, body) +
		shape(polygon(around.map((angle) => at(0.34, angle))) + around.map(patch).join(''), seam) +
		line(seams.join(''), seam, r * 0.05)
	)
}

const tennis: DrawBall = (r, body, seam) =>
	circle(0, 0, r, body) +
	line(
		d`M${-r * 0.86} ${-r * 0.5}Q${-r * 0.05} 0 ${-r * 0.5} ${r * 0.86}M${r * 0.5} ${-r * 0.86}Q${r * 0.05} 0 ${r * 0.86} ${r * 0.5}`,
		seam,
		r * 0.08,
	)

/** Lanes that sweep up through the frame. */
function lanes(stage: Stage): string {
	const { palette, unit, x, height } = stage
	const [cx, cy] = [x - unit * 1.15, height * 0.16]
	const colours = [palette.planes[3], palette.planes[2], palette.planes[3], palette.planes[2], palette.planes[4]]
	return colours
		.map((colour, index) => circle(cx, cy + unit * 1.5, unit * (2.15 - index * 0.2), colour))
		.concat(
			colours.map((_, index) => ring(cx, cy + unit * 1.5, unit * (2.15 - index * 0.2), palette.light, unit * 0.008)),
		)
		.join('')
}

/** A ball at full flight, what it leaves behind it, and the lanes below. */
export const arena: DrawScene = (stage) => {
	const { palette, unit, x, y, width, height, defs } = stage
	const random = stage.stream('arena')
	const ball = random.pick([basket, volley, foot, tennis])
	const angle = random.pick([-38, -28, -50])
	const radius = unit * 0.24
	const streaks = Array.from({ length: 11 }, (_, index) => {
		const at = -0.95 + index * 0.19
		const long = radius * random.between(2.2, 5)
		const thin = radius * random.between(0.02, 0.08)
		const start = -Math.sqrt(Math.max(0, 1 - at * at)) * radius * 0.9
		return d`M${start} ${at * radius - thin}v${thin * 2}L${start - long} ${at * radius}z`
	})
	const trail = d`M0 ${-radius}L${-unit * 2.4} ${-radius * 0.35}V${radius * 0.35}L0 ${radius}z`
	const light = palette.mood === 'paper' || palette.mood === 'flood'
	const ground = light ? palette.sky[0] : palette.sky[1]
	return {
		art: [
			rect(0, 0, width, height, ground),
			rect(
				0,
				0,
				width,
				height * 0.55,
				fadingTone(defs, unit * 0.03, Math.round(height * 0.55), light ? palette.planes[1] : palette.sky[0]),
			),
			lanes(stage),
			group(
				{ transform: d`translate(${x + unit * 0.1} ${y})rotate(${angle})` },
				shape(trail, palette.accent),
				shape(streaks.join(''), palette.light),
				ball(radius, palette.mood === 'flood' ? palette.light : palette.tint, palette.dark),
				shape(
					d`M${radius * 0.2} ${-radius * 0.98}A${radius} ${radius} 0 0 1 ${radius * 0.2} ${radius * 0.98}A${radius * 1.2} ${radius * 1.2} 0 0 0 ${radius * 0.2} ${-radius * 0.98}z`,
					palette.dark,
					{ opacity: 0.14 },
				),
			),
		].join(''),
		ground: palette.dark,
		letter: palette.light,
	}
}
