import type { Defs } from '../defs.ts'
import { boxes, d, ellipse, group, line, shape } from '../svg.ts'

/** A torii standing on (x, base), `width` between the outer ends of its lintel. */
export function torii(x: number, base: number, width: number, colour: string, shadow: string): string {
	const w = width / 2
	const h = width * 0.92
	const top = base - h
	const roof = d`M${x - w} ${top}Q${x} ${top + h * 0.075} ${x + w} ${top}l${-w * 0.05} ${h * 0.085}Q${x} ${top + h * 0.15} ${x - w * 0.95} ${top + h * 0.085}z`
	const under = d`M${x - w * 0.9} ${top + h * 0.085}Q${x} ${top + h * 0.15} ${x + w * 0.9} ${top + h * 0.085}l${-w * 0.03} ${h * 0.055}Q${x} ${top + h * 0.2} ${x - w * 0.87} ${top + h * 0.14}z`
	const pillar = (side: number) =>
		d`M${x + side * w * 0.58} ${top + h * 0.13}h${side * w * 0.13}L${x + side * w * 0.8} ${base}h${-side * w * 0.17}z`
	const beam = boxes([
		[x - w * 0.82, top + h * 0.27, w * 1.64, h * 0.065],
		[x - w * 0.065, top + h * 0.11, w * 0.13, h * 0.18],
	])
	const feet = boxes([
		[x - w * 0.83, base - h * 0.07, w * 0.24, h * 0.07],
		[x + w * 0.59, base - h * 0.07, w * 0.24, h * 0.07],
	])
	return shape(pillar(-1), colour) + shape(pillar(1) + beam, colour) + shape(under, colour) + shape(roof + feet, shadow)
}

/** A paper lantern of height 100 that hangs from (0, 0), for `<use>`; gives its id. */
export function lantern(defs: Defs, paper: string, dark: string, round: boolean): string {
	const [rx, ry] = round ? [46, 42] : [30, 46]
	const middle = 12 + ry
	const ribs = [-0.6, -0.2, 0.2, 0.6].map((at) => {
		const half = rx * Math.sqrt(1 - at * at)
		return d`M${-half} ${middle + at * ry}q${half} ${ry * 0.14} ${half * 2} 0`
	})
	const fittings = boxes([
		[-16, middle - ry - 4, 32, 9],
		[-16, middle + ry - 4, 32, 8],
		[-1.5, 0, 3, 12],
	])
	const glow = ellipse(0, middle, rx * 0.55, ry * 0.7, '#fff', { opacity: 0.22 })
	return defs.add((id) =>
		group(
			{ id },
			ellipse(0, middle, rx, ry, paper),
			glow,
			line(ribs.join(''), dark, 1.8, { opacity: 0.4 }),
			shape(fittings, dark),
		),
	)
}

/** A pagoda on (x, base) with eaves that curl up. */
export function pagoda(x: number, base: number, tall: number, storeys: number): string {
	const step = (tall * 0.8) / storeys
	let data = boxes([[x - tall * 0.008, base - tall, tall * 0.016, tall * 0.25]])
	for (let storey = 0; storey < storeys; storey++) {
		const half = tall * (0.2 - storey * 0.024)
		const floor = base - storey * step
		const eave = floor - step * 0.52
		data += boxes([[x - half * 0.55, eave, half * 1.1, step * 0.54]])
		data += d`M${x - half * 0.34} ${floor - step}H${x + half * 0.34}Q${x + half * 0.5} ${eave - step * 0.12} ${x + half} ${eave - step * 0.06}Q${x + half * 0.6} ${eave + step * 0.06} ${x + half * 0.5} ${eave + step * 0.06}H${x - half * 0.5}Q${x - half * 0.6} ${eave + step * 0.06} ${x - half} ${eave - step * 0.06}Q${x - half * 0.5} ${eave - step * 0.12} ${x - half * 0.34} ${floor - step}z`
	}
	return data
}
