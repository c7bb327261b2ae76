import { swordsman } from '../motifs/figures.ts'
import { tone } from '../motifs/patterns.ts'
import { sky } from '../motifs/sky.ts'
import type { DrawScene } from '../stage.ts'
import { circle, d, group, rect, shape } from '../svg.ts'

/** A sun cut in two by one stroke of a blade; the halves have begun to slide. */
export const bladeSlash: DrawScene = (stage) => {
	const { palette, unit, x, y, width, height, defs, horizon } = stage
	const random = stage.stream('slash')
	const tilt = random.pick([-32, -24, 26, 34])
	const reach = Math.hypot(width, height)
	const radius = unit * 0.36
	const slip = unit * 0.11
	const half = (side: number) => defs.clipRect(-reach, side < 0 ? -reach : 0, reach * 2, reach)
	const sun = (side: number) => group({ 'clip-path': half(side) }, circle(side * slip, 0, radius, palette.disc))
	const brush = () => {
		let data = d`M${-reach} ${unit * 0.03}`
		for (let at = -1; at < 1; at += 0.18) data += d`L${at * reach} ${-unit * random.between(0.02, 0.045)}`
		for (let at = 1; at > -1; at -= 0.13) data += d`L${at * reach} ${unit * random.between(0.012, 0.05)}`
		return `${data}z`
	}
	const blade = d`M${-unit * 0.5} ${-unit * 0.02}Q${unit * 0.1} ${-unit * 0.06} ${unit * 0.78} ${unit * 0.01}Q${unit * 0.1} ${-unit * 0.025} ${-unit * 0.5} ${unit * 0.018}z`
	const hilt = d`M${-unit * 0.5} ${-unit * 0.06}h${unit * 0.022}v${unit * 0.12}h${-unit * 0.022}zM${-unit * 0.5} ${-unit * 0.019}L${-unit * 0.82} ${unit * 0.02}v${unit * 0.034}L${-unit * 0.5} ${unit * 0.018}z`
	const base = horizon + unit * 0.3
	return {
		art: [
			sky(stage),
			rect(0, 0, width, height, tone(defs, unit * 0.022, unit * 0.0045, palette.planes[2]), { opacity: 0.35 }),
			group(
				{ transform: d`translate(${x} ${y})rotate(${tilt})` },
				sun(-1),
				sun(1),
				shape(brush(), palette.mood === 'night' ? palette.key : palette.dark),
				shape(blade, palette.light),
				shape(hilt, palette.mood === 'night' ? palette.light : palette.accent),
			),
			shape(
				d`M0 ${height}V${base + unit * 0.03}L${x - unit * 0.4} ${base + unit * 0.01}L${x - unit * 0.1} ${base - unit * 0.01}L${x + unit * 0.3} ${base + unit * 0.02}L${width} ${base - unit * 0.02}V${height}z`,
				palette.planes[4],
			),
			shape(swordsman(x - Math.sign(tilt) * unit * 0.16, base + unit * 0.01, unit * 0.25), palette.planes[4]),
		].join(''),
		ground: palette.planes[4],
		letter: palette.light,
	}
}
