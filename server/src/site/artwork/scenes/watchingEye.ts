import { cloaked, girl } from '../motifs/figures.ts'
import { tone } from '../motifs/patterns.ts'
import type { DrawScene } from '../stage.ts'
import { circle, d, group, line, polar, rect, ring, shape } from '../svg.ts'

/** An eye that fills the dark, and what it sees. */
export const watchingEye: DrawScene = (stage) => {
	const { palette, unit, x, y, width, height, defs } = stage
	const random = stage.stream('eye')
	const paper = palette.mood === 'paper'
	const ground = paper ? palette.light : palette.mood === 'flood' ? palette.key : palette.dark
	const lash = paper || palette.mood === 'flood' ? palette.dark : palette.key
	const [w, h] = [unit * 0.46, unit * 0.27]
	const almond = (grow: number) =>
		d`M${x - w * grow} ${y + h * 0.1}C${x - w * 0.5} ${y - h * 1.15 * grow} ${x + w * 0.45} ${y - h * 1.2 * grow} ${x + w * grow} ${y - h * 0.08}C${x + w * 0.5} ${y + h * 0.95 * grow} ${x - w * 0.45} ${y + h * 0.98 * grow} ${x - w * grow} ${y + h * 0.1}z`
	const clip = defs.clip(shape(almond(1), '#000'))
	const iris = unit * 0.2
	let fibres = ''
	for (let index = 0; index < 40; index++) {
		const angle = (index / 40) * Math.PI * 2
		const [ax, ay] = polar(x, y, iris * random.between(0.5, 0.66), angle)
		const [bx, by] = polar(x, y, iris * random.between(0.8, 0.98), angle)
		fibres += d`M${ax} ${ay}L${bx} ${by}`
	}
	let far = ''
	for (let index = 0; index < 7; index++) {
		const radius = unit * (0.56 + index * 0.12)
		far += ring(x, y, radius, lash, unit * 0.004, {
			opacity: 0.6 - index * 0.07,
			'stroke-dasharray': random.chance(0.5) ? d`${unit * 0.1} ${unit * 0.03}` : undefined,
		})
	}
	const lashes = Array.from({ length: 9 }, (_, index) => {
		const at = index / 8
		const px = x - w * 0.8 + at * w * 1.6
		const py = y - h * (0.42 + Math.sin(at * Math.PI) * 0.5)
		const turn = (at - 0.5) * 1.5
		const long = unit * 0.11
		return d`M${px - unit * 0.012} ${py + unit * 0.02}Q${px + turn * long * 0.3} ${py - long * 0.4} ${px + turn * long} ${py - long}Q${px + turn * long * 0.4 + unit * 0.014} ${py - long * 0.3} ${px + unit * 0.02} ${py + unit * 0.02}z`
	})
	const figure = random.pick([girl, cloaked])
	const tear = d`M${x + w * 0.3} ${y + h * 0.6}q${unit * 0.05} ${unit * 0.13} 0 ${unit * 0.17}q${-unit * 0.05} ${-unit * 0.04} 0 ${-unit * 0.17}z`
	return {
		art: [
			rect(0, 0, width, height, ground),
			rect(0, 0, width, height, tone(defs, unit * 0.026, unit * 0.005, lash), { opacity: 0.22 }),
			far,
			shape(lashes.join(''), lash),
			shape(almond(1.09), lash),
			shape(almond(1), palette.light),
			group(
				{ 'clip-path': clip },
				circle(x, y, iris, palette.mood === 'flood' ? palette.accent : palette.key),
				line(fibres, palette.dark, unit * 0.005, { opacity: 0.55 }),
				ring(x, y, iris, palette.dark, unit * 0.02),
				circle(x, y, iris * 0.56, palette.dark),
				circle(x, y - iris * 0.02, iris * 0.36, palette.accent),
				shape(figure(x, y + iris * 0.5, iris * 0.72), palette.dark),
				circle(x + iris * 0.42, y - iris * 0.5, iris * 0.17, palette.light),
				shape(
					d`${almond(1)}M${x - w} ${y - h * 1.4}H${x + w}V${y + h * 0.2}C${x + w * 0.5} ${y - h * 0.8} ${x - w * 0.5} ${y - h * 0.8} ${x - w} ${y + h * 0.3}z`,
					palette.dark,
					{ opacity: 0.16, 'fill-rule': 'evenodd' },
				),
			),
			shape(tear, palette.accent),
		].join(''),
		ground: palette.mood === 'flood' ? palette.dark : ground,
		letter: paper ? palette.dark : palette.light,
	}
}
