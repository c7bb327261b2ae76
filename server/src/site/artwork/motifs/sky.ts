import type { RandomStream } from '../random.ts'
import type { Stage } from '../stage.ts'
import { circle, d, dot, group, line, polar, rect } from '../svg.ts'

/** The sky over the whole frame. */
export function sky({ width, height, horizon, defs, palette }: Stage): string {
	const [top, middle, low] = palette.sky
	const at = horizon / height
	return rect(
		0,
		0,
		width,
		height,
		defs.linear([
			[0, top],
			[at * 0.62, middle],
			[at, low],
		]),
	)
}

/** Stars, fewer towards the horizon: points with round caps, the shortest way to write many. */
export function stars(stage: Stage, colour: string, density = 1): string {
	const random = stage.stream('stars')
	const count = Math.min(110, Math.round(((stage.width * stage.horizon) / 3000) * density))
	let [small, large] = ['', '']
	for (let index = 0; index < count; index++) {
		const point = `M${Math.round(random.next() * stage.width)} ${Math.round(random.next() ** 1.5 * stage.horizon)}h0`
		if (random.chance(0.14)) large += point
		else small += point
	}
	const caps = { 'stroke-linecap': 'round', opacity: 0.85 }
	return line(small, colour, 1.6, caps) + line(large, colour, 3.2, caps)
}

/** A moon, whole or waning, or a banded sun. */
export function luminary(stage: Stage, x: number, y: number, radius: number): string {
	const random = stage.stream('luminary')
	const { disc, dark } = stage.palette
	const look = random.pick(['whole', 'whole', 'banded', 'haloed'])
	const body = circle(x, y, radius, disc)
	if (look === 'haloed')
		return (
			circle(x, y, radius * 1.5, disc, { opacity: 0.1 }) + circle(x, y, radius * 1.24, disc, { opacity: 0.16 }) + body
		)
	if (look === 'whole') return body
	const clip = stage.defs.clip(circle(x, y, radius, dark))
	const bars = [0.1, 0.32, 0.52, 0.7, 0.86].map((at, index) =>
		rect(x - radius, y + at * radius, radius * 2, radius * (0.025 + index * 0.018), stage.palette.sky[1]),
	)
	return body + group({ 'clip-path': clip }, ...bars)
}

/** Rays from a point past every edge, as one path. */
export function rays({ width, height }: Stage, x: number, y: number, count: number, from: number): string {
	const reach = Math.hypot(width, height)
	let data = ''
	for (let index = 0; index < count; index++) {
		const start = ((index * 2) / (count * 2)) * Math.PI * 2 + 0.05
		const [ax, ay] = polar(x, y, reach, start)
		const [bx, by] = polar(x, y, reach, start + Math.PI / count)
		const [cx, cy] = polar(x, y, from, start + Math.PI / count)
		const [ex, ey] = polar(x, y, from, start)
		data += d`M${ax} ${ay}L${bx} ${by}L${cx} ${cy}L${ex} ${ey}z`
	}
	return data
}

/** A bank of mist in the manner of picture scrolls: long rounded bars joined at their ends. */
export function mist(random: RandomStream, x: number, y: number, width: number, thickness: number): string {
	let data = ''
	let left = x
	for (let bar = 0; bar < 3; bar++) {
		const long = width * random.between(0.5, 0.9)
		const top = y + bar * thickness * 0.98
		const radius = thickness / 2
		data += d`M${left + radius} ${top}h${long - thickness}a${radius} ${radius} 0 0 1 0 ${thickness}h${thickness - long}a${radius} ${radius} 0 0 1 0 ${-thickness}z`
		left += width * random.between(-0.22, 0.3)
	}
	return data
}

/** A heap of summer cloud on a flat base. */
export function cumulus(random: RandomStream, x: number, base: number, width: number, height: number): string {
	const puffs = Math.max(5, Math.round(width / height) * 4)
	let data = d`M${x} ${base}`
	for (let index = 0; index <= puffs; index++) {
		const at = index / puffs
		const radius = height * random.between(0.2, 0.34)
		const bulge = Math.sin(at * Math.PI) ** 0.8
		data += dot(
			x + at * width,
			base - radius * 0.5 - bulge * height * random.between(0.35, 0.72),
			radius * (0.6 + bulge * 0.5),
		)
	}
	data +=
		dot(x + width * 0.45, base - height * 0.3, height * 0.42) +
		dot(x + width * 0.62, base - height * 0.26, height * 0.36)
	data += d`M${x} ${base - height * 0.22}h${width}v${height * 0.22}h${-width}z`
	return `${data}${d`M${x - height * 0.1} ${base + 1}q${width * 0.5} ${-height * 0.75} ${width + height * 0.2} 0z`}`
}

/** Far birds, as strokes. */
export function birds(stage: Stage, x: number, y: number, colour: string): string {
	const random = stage.stream('birds')
	let data = ''
	const count = random.whole(3, 6)
	for (let index = 0; index < count; index++) {
		const span = stage.unit * random.between(0.018, 0.034)
		const left = x + random.between(-0.16, 0.16) * stage.unit
		const top = y + random.between(-0.07, 0.07) * stage.unit
		data += d`M${left} ${top}q${span * 0.55} ${-span * 0.5} ${span} ${span * 0.2}q${span * 0.45} ${-span * 0.7} ${span} ${-span * 0.2}`
	}
	return line(data, colour, stage.unit * 0.006, { 'stroke-linecap': 'round' })
}
