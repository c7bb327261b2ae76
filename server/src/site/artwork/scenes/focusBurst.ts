import { hannya, oni, placed, tengu } from '../motifs/masks.ts'
import { fadingTone } from '../motifs/patterns.ts'
import type { DrawScene } from '../stage.ts'
import { d, polar, polygon, rect, shape } from '../svg.ts'

/** A jagged star of impact around a point. */
function impact(
	random: { between(low: number, high: number): number },
	x: number,
	y: number,
	radius: number,
	teeth: number,
): string {
	const points: [number, number][] = []
	for (let tooth = 0; tooth < teeth * 2; tooth++) {
		const reach = tooth % 2 === 0 ? radius * random.between(0.9, 1.3) : radius * random.between(0.6, 0.72)
		points.push(polar(x, y, reach, (tooth / (teeth * 2)) * Math.PI * 2))
	}
	return polygon(points)
}

/** Focus lines that race to a face: the page where it begins. */
export const focusBurst: DrawScene = (stage) => {
	const { palette, unit, x, y, width, height, defs } = stage
	const random = stage.stream('burst')
	const reach = Math.hypot(width, height)
	let lines = ''
	for (let angle = 0; angle < Math.PI * 2; angle += random.between(0.05, 0.13)) {
		const half = random.between(0.008, 0.026)
		const [ax, ay] = polar(x, y, reach, angle - half)
		const [bx, by] = polar(x, y, reach, angle + half)
		const [cx, cy] = polar(x, y, unit * random.between(0.42, 0.56), angle)
		lines += d`M${ax} ${ay}L${bx} ${by}L${cx} ${cy}z`
	}
	const light = palette.mood === 'paper'
	const ground = light ? palette.light : palette.key
	const mask = random.pick([oni, hannya, tengu])
	return {
		art: [
			rect(0, 0, width, height, ground),
			rect(
				0,
				0,
				width,
				height * 0.6,
				fadingTone(defs, unit * 0.028, Math.round(height * 0.6), light ? palette.key : palette.deep),
				{ opacity: 0.7 },
			),
			shape(lines, palette.dark),
			shape(impact(random, x, y, unit * 0.45, 17), palette.dark),
			shape(impact(random, x, y, unit * 0.4, 17), light ? palette.accent : palette.light),
			placed(
				mask({
					face: light ? palette.light : palette.tint,
					line: palette.dark,
					mark: light ? palette.key : palette.accent,
					edge: palette.planes[2],
				}),
				x,
				y - unit * 0.01,
				unit * 0.29,
				Math.round(random.between(-9, 9)),
			),
		].join(''),
		ground: palette.dark,
		letter: palette.light,
	}
}
