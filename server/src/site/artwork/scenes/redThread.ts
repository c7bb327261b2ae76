import { petals } from '../motifs/blossom.ts'
import { boy, girl } from '../motifs/figures.ts'
import { hills } from '../motifs/land.ts'
import { luminary, mist, sky } from '../motifs/sky.ts'
import type { DrawScene } from '../stage.ts'
import { d, dot, line, shape } from '../svg.ts'

/** Two who stand apart, and the thread between them. */
export const redThread: DrawScene = (stage) => {
	const { palette, unit, x, y, horizon, height, width } = stage
	const random = stage.stream('thread')
	const base = horizon + unit * 0.22
	const tall = unit * 0.36
	const apart = unit * random.between(0.24, 0.3)
	const [ax, ay, bx, by] = [x - apart + tall * 0.16, base - tall * 0.48, x + apart - tall * 0.12, base - tall * 0.46]
	const thread = d`M${ax} ${ay}C${ax + unit * 0.1} ${ay + unit * 0.16} ${x - unit * 0.03} ${ay + unit * 0.12} ${x} ${y + unit * 0.06}C${x + unit * 0.02} ${y - unit * 0.05} ${x - unit * 0.2} ${y - unit * 0.02} ${x - unit * 0.18} ${y - unit * 0.14}C${x - unit * 0.17} ${y - unit * 0.26} ${x - unit * 0.02} ${y - unit * 0.25} ${x} ${y - unit * 0.13}C${x + unit * 0.02} ${y - unit * 0.25} ${x + unit * 0.17} ${y - unit * 0.26} ${x + unit * 0.18} ${y - unit * 0.14}C${x + unit * 0.2} ${y - unit * 0.02} ${x - unit * 0.02} ${y - unit * 0.05} ${x} ${y + unit * 0.06}C${x + unit * 0.03} ${ay + unit * 0.12} ${bx - unit * 0.1} ${by + unit * 0.18} ${bx} ${by}`
	const red = '#e0452f'
	return {
		art: [
			sky(stage),
			luminary(stage, x, y - unit * 0.04, unit * 0.36).replaceAll(palette.accent, palette.tint),
			shape(mist(stage.stream('mist'), x - unit * 0.6, y + unit * 0.2, unit * 0.9, unit * 0.03), palette.sky[2], {
				opacity: 0.8,
			}),
			shape(hills(random, stage, base - unit * 0.06, unit * 0.04), palette.planes[2]),
			shape(
				d`M0 ${height}V${base + unit * 0.03}Q${x - apart} ${base - unit * 0.04} ${x} ${base + unit * 0.04}T${width} ${base}V${height}z`,
				palette.planes[4],
			),
			shape(
				boy(x - apart, base + unit * 0.01, tall) + girl(x + apart, base + unit * 0.035, tall * 0.96),
				palette.planes[4],
			),
			line(thread, red, unit * 0.009, { 'stroke-linecap': 'round' }),
			shape(dot(ax, ay, unit * 0.012) + dot(bx, by, unit * 0.012), red),
			shape(petals(stage, 'petals', 22), palette.mood === 'paper' ? palette.key : palette.tint),
		].join(''),
		ground: palette.planes[4],
		letter: palette.light,
	}
}
