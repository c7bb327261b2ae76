import { cloaked, swordsman } from '../motifs/figures.ts'
import { pagoda } from '../motifs/shrine.ts'
import { birds, luminary, mist, sky, stars } from '../motifs/sky.ts'
import type { RandomStream } from '../random.ts'
import type { DrawScene } from '../stage.ts'
import { d, ellipse, shape } from '../svg.ts'

/** A floating rock: flat above, broken below. */
function island(random: RandomStream, x: number, y: number, wide: number): string {
	const half = wide / 2
	let data = d`M${x - half} ${y}Q${x - half * 0.4} ${y - wide * 0.09} ${x} ${y - wide * 0.05}T${x + half} ${y}`
	for (let index = 1; index <= 8; index++) {
		const at = 1 - (index / 8) * 2
		const deep = (1 - Math.abs(at)) * wide * random.between(0.42, 0.72) + wide * 0.05
		data += d`L${x + at * half * 0.92} ${y + deep}`
	}
	return `${data}z`
}

/** Islands in the air under a great light, towers on them, water falling from their rims. */
export const skyIslands: DrawScene = (stage) => {
	const { palette, unit, x, y, width, height, horizon } = stage
	const random = stage.stream('islands')
	const veil = stage.stream('mist')
	const rocks = [
		[x - unit * 0.34, y - unit * 0.12, unit * 0.22, palette.planes[1]],
		[x + unit * 0.36, y - unit * 0.3, unit * 0.17, palette.planes[0]],
		[x + unit * 0.3, y + unit * 0.2, unit * 0.26, palette.planes[2]],
		[x - unit * 1.1, y + unit * 0.06, unit * 0.34, palette.planes[1]],
		[x - unit * 1.8, y - unit * 0.2, unit * 0.26, palette.planes[0]],
	] as const
	const [mx, my, mw] = [x - unit * 0.06, y + unit * 0.2, unit * 0.56]
	const edge = horizon + unit * 0.3
	return {
		art: [
			sky(stage),
			palette.mood === 'night' ? stars(stage, palette.light) : '',
			luminary(stage, x + unit * random.between(-0.08, 0.1), y - unit * 0.06, unit * 0.34),
			...rocks.map(([rx, ry, wide, colour], index) =>
				shape(
					island(random, rx, ry, wide) + (index % 2 === 0 ? pagoda(rx, ry - wide * 0.03, wide * 0.5, 3) : ''),
					colour,
				),
			),
			shape(mist(veil, x - unit * 0.55, y + unit * 0.02, unit * 0.7, unit * 0.03), palette.sky[2], { opacity: 0.8 }),
			shape(
				pagoda(mx, my - unit * 0.015, unit * 0.5, 5) + pagoda(mx + unit * 0.16, my, unit * 0.24, 3),
				palette.planes[3],
			),
			shape(island(stage.stream('main'), mx, my, mw), palette.planes[3]),
			ellipse(mx, my + mw * 0.01, mw * 0.46, mw * 0.035, palette.key),
			shape(d`M${mx - mw * 0.3} ${my}h${unit * 0.026}V${edge}h${-unit * 0.05}z`, palette.light, { opacity: 0.75 }),
			birds(stage, x + unit * 0.2, y - unit * 0.3, palette.planes[4]),
			shape(random.pick([cloaked, swordsman])(x + unit * 0.24, edge + unit * 0.03, unit * 0.17), palette.planes[4]),
			shape(
				d`M0 ${height}V${edge + unit * 0.12}Q${x - unit * 0.1} ${edge + unit * 0.1} ${x + unit * 0.12} ${edge + unit * 0.02}H${x + unit * 0.36}L${x + unit * 0.42} ${edge + unit * 0.06}L${width} ${edge + unit * 0.02}V${height}z`,
				palette.planes[4],
			),
		].join(''),
		ground: palette.planes[4],
		letter: palette.light,
	}
}
