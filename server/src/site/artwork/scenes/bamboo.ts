import { cloaked, girl, swordsman } from '../motifs/figures.ts'
import { luminary, mist, sky } from '../motifs/sky.ts'
import type { DrawScene, Stage } from '../stage.ts'
import { d, shape } from '../svg.ts'

/** A stand of stalks with their joints and leaves, none within `clear` of the point of interest. */
function stand(stage: Stage, name: string, gap: number, thick: number, clear = 0): string {
	const random = stage.stream(name)
	let data = ''
	for (
		let left = -stage.unit * random.next() * gap;
		left < stage.width;
		left += stage.unit * gap * random.between(0.5, 1.5)
	) {
		const wide = stage.unit * thick * random.between(0.7, 1.3)
		if (Math.abs(left + wide / 2 - stage.x) < clear) continue
		const lean = stage.unit * random.between(-0.04, 0.04)
		const joints = 5
		const step = (stage.height + 40) / joints
		const start = random.next() * step * 0.5
		for (let joint = -1; joint < joints; joint++) {
			const top = joint * step + start
			const at = left + lean * (top / stage.height)
			data += d`M${at} ${top}h${wide}l${lean / joints} ${step - wide * 0.28}h${-wide}z`
			if (!random.chance(0.28)) continue
			const side = random.chance(0.5) ? 1 : -1
			for (const turn of [0.2, 0.8]) {
				const long = wide * random.between(3.5, 6)
				const [dx, dy] = [Math.cos(turn) * side * long, Math.sin(turn) * long]
				data += d`M${at + wide / 2} ${top}q${dx * 0.5 + dy * 0.12} ${dy * 0.5 - dx * side * 0.16} ${dx} ${dy}q${-dx * 0.6 - dy * 0.12} ${-dy * 0.4 + dx * side * 0.06} ${-dx} ${-dy}z`
			}
		}
	}
	return data
}

/** A bamboo grove in fog, lit from behind, and somebody between the stalks. */
export const bamboo: DrawScene = (stage) => {
	const { palette, unit, x, y, width, height, horizon } = stage
	const random = stage.stream('bamboo')
	const figure = random.pick([swordsman, cloaked, girl])
	const veil = stage.stream('mist')
	const floor = horizon + unit * 0.24
	return {
		art: [
			sky(stage),
			luminary(stage, x, y, unit * 0.31),
			shape(stand(stage, 'far', 0.13, 0.022), palette.planes[0], { opacity: 0.55 }),
			shape(mist(veil, x - unit * 0.5, horizon - unit * 0.1, unit * 0.9, unit * 0.04), palette.sky[2], {
				opacity: 0.7,
			}),
			shape(stand(stage, 'middle', 0.26, 0.036), palette.planes[2]),
			shape(
				d`M0 ${height}V${floor}Q${x - unit * 0.2} ${floor - unit * 0.1} ${x} ${floor - unit * 0.03}T${width} ${floor - unit * 0.02}V${height}z`,
				palette.planes[4],
			),
			shape(figure(x + unit * random.between(-0.08, 0.08), floor, unit * 0.26), palette.dark),
			shape(stand(stage, 'near', 0.62, 0.075, unit * 0.22), palette.planes[4]),
		].join(''),
		ground: palette.planes[4],
		letter: palette.light,
	}
}
