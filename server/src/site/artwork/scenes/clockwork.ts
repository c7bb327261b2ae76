import type { DrawScene } from '../stage.ts'
import { boxes, circle, d, line, polar, polygon, rect, ring, shape } from '../svg.ts'

/** A toothed wheel as a polygon. */
function gear(x: number, y: number, radius: number, teeth: number, phase: number): string {
	const points: [number, number][] = []
	for (let tooth = 0; tooth < teeth; tooth++) {
		const step = (Math.PI * 2) / teeth
		const at = tooth * step + phase
		for (const [share, reach] of [
			[0, 0.86],
			[0.14, 1],
			[0.42, 1],
			[0.56, 0.86],
		] as const)
			points.push(polar(x, y, radius * reach, at + share * step))
	}
	return polygon(points)
}

/** Wheels and traces around a clock that has stopped. */
export const clockwork: DrawScene = (stage) => {
	const { palette, unit, x, y, width, height } = stage
	const random = stage.stream('clockwork')
	const paper = palette.mood === 'paper'
	const ground = paper ? palette.light : palette.mood === 'flood' ? palette.key : palette.planes[4]
	const wheels = [
		[0.44, -0.34, 0.2, 14],
		[-0.46, 0.3, 0.24, 16],
		[0.42, 0.42, 0.16, 12],
		[-0.42, -0.46, 0.13, 10],
		[-1.1, -0.1, 0.3, 20],
		[-1.6, 0.4, 0.2, 14],
		[-1.75, -0.4, 0.16, 12],
	] as const
	let traces = ''
	let pads = ''
	for (let index = 0; index < 12; index++) {
		const angle = (index / 12) * Math.PI * 2 + 0.13
		const [ax, ay] = polar(x, y, unit * 0.36, angle)
		const turn = unit * random.between(0.1, 0.3)
		const [bx, by] = [ax + Math.sign(Math.cos(angle)) * turn, ay + Math.sign(Math.sin(angle)) * turn]
		const cx = bx + Math.sign(Math.cos(angle)) * unit * random.between(0.1, 0.5)
		traces += d`M${ax} ${ay}L${bx} ${by}H${cx}`
		pads += d`M${cx - 4} ${by - 4}h8v8h-8z`
	}
	const ink = paper ? palette.planes[2] : palette.tint
	const [hour, minute] = [random.between(0, Math.PI * 2), random.between(0, Math.PI * 2)]
	const hand = (angle: number, long: number, wide: number) =>
		polygon([
			polar(x, y, long, angle),
			polar(x, y, wide, angle + 1.57),
			polar(x, y, long * 0.22, angle + Math.PI),
			polar(x, y, wide, angle - 1.57),
		])
	const marks = Array.from({ length: 12 }, (_, index) => {
		const [mx, my] = polar(x, y, unit * 0.235, (index / 12) * Math.PI * 2)
		const size = unit * (index % 3 === 0 ? 0.013 : 0.006)
		return [mx - size, my - size, size * 2, size * 2] as const
	})
	const dial = random.pick([palette.light, palette.tint, palette.accent, palette.light])
	const needle = dial === palette.accent ? palette.light : '#dc4630'
	return {
		art: [
			rect(0, 0, width, height, ground),
			line(traces, ink, unit * 0.007, { opacity: 0.8 }),
			shape(pads, ink),
			...wheels.map(([dx, dy, radius, teeth], index) => {
				const colour = [palette.planes[1], palette.planes[2], palette.accent, palette.key][index % 4] ?? palette.key
				const [gx, gy] = [x + dx * unit, y + dy * unit]
				return (
					shape(gear(gx, gy, radius * unit, teeth, random.next()), colour) +
					circle(gx, gy, radius * unit * 0.56, ground) +
					ring(gx, gy, radius * unit * 0.3, colour, unit * 0.03)
				)
			}),
			shape(gear(x, y, unit * 0.4, 30, 0), palette.mood === 'flood' ? palette.dark : palette.deep),
			circle(x, y, unit * 0.31, dial),
			ring(x, y, unit * 0.285, palette.dark, unit * 0.008),
			circle(x, y + unit * 0.11, unit * 0.075, palette.tint),
			shape(gear(x, y + unit * 0.11, unit * 0.06, 10, 0.2), palette.key),
			shape(boxes(marks), palette.dark),
			shape(hand(hour, unit * 0.15, unit * 0.014) + hand(minute, unit * 0.23, unit * 0.01), palette.dark),
			shape(hand(minute + 2.1, unit * 0.25, unit * 0.004), needle),
			circle(x, y, unit * 0.022, needle),
			shape(
				d`M0 ${height}V${y + unit * 0.64}H${x - unit * 0.4}l${unit * 0.06} ${-unit * 0.06}H${x + unit * 0.34}l${unit * 0.06} ${unit * 0.06}H${width}V${height}z`,
				palette.dark,
			),
		].join(''),
		ground: palette.dark,
		letter: palette.light,
	}
}
