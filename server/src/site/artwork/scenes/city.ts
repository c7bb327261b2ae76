import { boy, cloaked, girl } from '../motifs/figures.ts'
import { rain } from '../motifs/patterns.ts'
import { luminary, sky, stars } from '../motifs/sky.ts'
import type { DrawScene, Stage } from '../stage.ts'
import { boxes, d, line, rect, shape } from '../svg.ts'

type Box = [x: number, y: number, width: number, height: number]

/** One row of buildings and their lit windows. */
function row(
	stage: Stage,
	name: string,
	low: number,
	high: number,
	cell: number,
): { walls: string; lights: string; signs: Box[] } {
	const random = stage.stream(name)
	const walls: Box[] = []
	const lights: Box[] = []
	const signs: Box[] = []
	for (let left = -stage.unit * 0.05; left < stage.width; ) {
		const wide = stage.unit * random.between(0.12, 0.24)
		const top = stage.horizon + stage.unit * 0.3 - stage.unit * random.between(low, high)
		walls.push([left, top, wide + 1, stage.height - top])
		if (random.chance(0.5)) walls.push([left + wide * 0.2, top - cell * 2, wide * 0.4, cell * 2])
		if (random.chance(0.4)) walls.push([left + wide * 0.7, top - cell * 5, cell * 0.25, cell * 5])
		const columns = Math.max(2, Math.floor(wide / (cell * 1.9)))
		for (let floor = 0; floor < 7; floor++)
			for (let column = 0; column < columns; column++)
				if (random.chance(0.3))
					lights.push([
						left + cell * 0.7 + column * (wide / columns),
						top + cell * (1.2 + floor * 2.2),
						cell,
						cell * 1.15,
					])
		if (random.chance(0.22)) signs.push([left + wide * 0.08, top + cell * 2, cell * 1.7, cell * random.between(6, 9)])
		left += wide + (random.chance(0.3) ? cell : 0)
	}
	return { walls: boxes(walls), lights: boxes(lights), signs }
}

/** The city after dark, its windows, its wires, and somebody on the roof. */
export const city: DrawScene = (stage) => {
	const { palette, unit, x, y, width, height, horizon, defs } = stage
	const random = stage.stream('city')
	const far = row(stage, 'far', 0.34, 0.62, unit * 0.018)
	const middle = row(stage, 'middle', 0.2, 0.46, unit * 0.024)
	const roof = horizon + unit * 0.3
	const figure = random.pick([girl, boy, cloaked])
	const warm = palette.mood === 'paper' ? palette.light : palette.accent
	const sag = (from: number, to: number, drop: number) =>
		d`M0 ${from}Q${width * 0.5} ${Math.max(from, to) + drop} ${width} ${to}`
	const wires =
		sag(y - unit * 0.34, y - unit * 0.2, unit * 0.08) +
		sag(y - unit * 0.3, y - unit * 0.14, unit * 0.1) +
		sag(y - unit * 0.12, y - unit * 0.3, unit * 0.07)
	const sign = middle.signs
		.map(([left, top, wide, tall]) => rect(left, top, wide, tall, palette.key, { rx: 2 }))
		.join('')
	const strokes = middle.signs.flatMap(([left, top, wide, tall]) =>
		[0.14, 0.4, 0.66].map((at): Box => [left + wide * 0.25, top + tall * at, wide * 0.5, tall * 0.16]),
	)
	return {
		art: [
			sky(stage),
			palette.mood === 'night' ? stars(stage, palette.light, 0.5) : '',
			luminary(stage, x + unit * random.between(-0.12, 0.12), y, unit * 0.27),
			shape(far.walls, palette.planes[1]),
			shape(far.lights, palette.tint, { opacity: 0.6 }),
			shape(middle.walls, palette.planes[3]),
			shape(middle.lights, warm),
			sign,
			shape(boxes(strokes), palette.light),
			line(wires, palette.dark, unit * 0.005),
			shape(
				d`M0 ${roof + unit * 0.06}H${x - unit * 0.3}V${roof}H${x + unit * 0.34}V${roof + unit * 0.1}H${width}V${height}H0z`,
				palette.planes[4],
			),
			shape(
				boxes(
					Array.from(
						{ length: 9 },
						(_, index): Box => [x - unit * 0.3 + index * unit * 0.08, roof - unit * 0.06, unit * 0.006, unit * 0.06],
					),
				) + boxes([[x - unit * 0.3, roof - unit * 0.062, unit * 0.64, unit * 0.008]]),
				palette.planes[4],
			),
			shape(figure(x - unit * 0.02, roof + 1, unit * 0.24), palette.planes[4]),
			random.chance(0.4) ? rect(0, 0, width, height, rain(defs, palette.light), { opacity: 0.35 }) : '',
		].join(''),
		ground: palette.planes[4],
		letter: palette.light,
	}
}
