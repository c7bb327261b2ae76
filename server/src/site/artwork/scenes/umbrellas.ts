import { petals } from '../motifs/blossom.ts'
import type { DrawScene } from '../stage.ts'
import { circle, d, group, line, polar, rect, ring, shape } from '../svg.ts'

/** Paper umbrellas seen from above, in the rain; two of them keep close. */
export const umbrellas: DrawScene = (stage) => {
	const { palette, unit, x, y, width, height } = stage
	const random = stage.stream('umbrellas')
	const paper = palette.mood === 'paper'
	const ground = paper ? palette.sky[2] : palette.mood === 'flood' ? palette.key : palette.planes[3]
	const umbrella = (cx: number, cy: number, radius: number, body: string, band: string, ribs: string) => {
		const spokes = Array.from({ length: 16 }, (_, index) => {
			const [ex, ey] = polar(0, 0, radius, (index / 16) * Math.PI * 2)
			return d`M0 0L${ex} ${ey}`
		})
		return group(
			{ transform: d`translate(${cx} ${cy})rotate(${random.whole(0, 22)})` },
			circle(radius * 0.08, radius * 0.1, radius, palette.dark, { opacity: 0.28 }),
			circle(0, 0, radius, body),
			ring(0, 0, radius * 0.68, band, radius * 0.2),
			line(spokes.join(''), ribs, radius * 0.014, { opacity: 0.7 }),
			circle(0, 0, radius * 0.1, ribs),
			circle(0, 0, radius * 0.045, band),
		)
	}
	const others: string[] = []
	const spots = [
		[-0.56, -0.5],
		[0.06, -0.62],
		[0.6, -0.36],
		[-0.68, 0.1],
		[0.7, 0.3],
		[-0.52, 0.62],
		[0.2, 0.78],
		[-1.3, -0.2],
		[-1.6, 0.5],
		[-2.1, -0.3],
		[1.2, 0.1],
	] as const
	for (const [dx, dy] of spots) {
		const radius = unit * random.between(0.15, 0.22)
		others.push(
			umbrella(
				x + dx * unit,
				y + dy * unit,
				radius,
				random.pick([palette.planes[2], palette.planes[1], palette.deep]),
				random.pick([palette.planes[3], palette.planes[1]]),
				palette.planes[4],
			),
		)
	}
	const lean = random.chance(0.5) ? 1 : -1
	return {
		art: [
			rect(0, 0, width, height, ground),
			...others,
			umbrella(
				x + unit * 0.15,
				y + lean * unit * 0.1,
				unit * 0.26,
				palette.light,
				paper ? palette.key : palette.tint,
				palette.dark,
			),
			umbrella(x - unit * 0.17, y - lean * unit * 0.08, unit * 0.26, palette.accent, palette.light, palette.dark),
			shape(petals(stage, 'petals', Math.min(34, Math.round(width / 20))), palette.light),
		].join(''),
		ground: palette.dark,
		letter: palette.light,
	}
}
