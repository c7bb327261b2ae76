import type { RandomStream } from '../random.ts'
import type { Stage } from '../stage.ts'
import { d, shape } from '../svg.ts'

/** A rolling line of hills down to the foot of the frame. */
export function hills(random: RandomStream, stage: Stage, y: number, swell: number): string {
	const step = stage.unit * random.between(0.4, 0.62)
	let x = -step * random.next()
	let data = d`M${x} ${stage.height}V${y + random.between(-0.4, 0.4) * swell}`
	while (x < stage.width) {
		const to = y + random.between(-1, 1) * swell
		data += d`S${x + step * 0.5} ${to} ${x + step} ${to}`
		x += step
	}
	return `${data}${d`V${stage.height}z`}`
}

/** A mountain range: broken lines, with peaks where the stream says. */
export function range(random: RandomStream, stage: Stage, y: number, tall: number): string {
	const step = stage.unit * 0.045
	let data = d`M-9 ${stage.height}V${y}`
	let level = random.next()
	let slope = random.chance(0.5) ? 1 : -1
	for (let x = 0; x < stage.width + step; x += step * random.between(0.7, 1.5)) {
		level += slope * random.between(0.04, 0.2)
		if (level > 1 || (slope > 0 && random.chance(0.12))) slope = -1
		if (level < 0 || (slope < 0 && random.chance(0.12))) slope = 1
		data += d`L${x} ${y - Math.max(0, Math.min(1, level)) * tall}`
	}
	return `${data}${d`L${stage.width + 9} ${y}V${stage.height}z`}`
}

/** One great cone with a torn snow cap: its body and the cap. */
export function cone(stage: Stage, x: number, base: number, tall: number): [body: string, cap: string] {
	const half = tall * 1.5
	const top = base - tall
	const lip = tall * 0.11
	const body = d`M${x - half} ${base}Q${x - half * 0.34} ${base - tall * 0.32} ${x - lip} ${top}l${lip * 0.6} ${lip * 0.16}l${lip * 0.5} ${-lip * 0.12}l${lip * 0.9} ${-lip * 0.04}Q${x + half * 0.34} ${base - tall * 0.32} ${x + half} ${base}V${stage.height}H${x - half}z`
	const snow = tall * 0.3
	const side = tall * 0.285
	const cap = d`M${x - lip} ${top}l${lip * 0.6} ${lip * 0.16}l${lip * 0.5} ${-lip * 0.12}l${lip * 0.9} ${-lip * 0.04}Q${x + side * 0.62} ${top + snow * 0.62} ${x + side} ${top + snow}l${-side * 0.3} ${-snow * 0.2}l${-side * 0.2} ${snow * 0.42}l${-side * 0.32} ${-snow * 0.5}l${-side * 0.2} ${snow * 0.5}l${-side * 0.3} ${-snow * 0.42}l${-side * 0.26} ${snow * 0.26}l${-side * 0.42} ${-snow * 0.06}Q${x - side * 0.62} ${top + snow * 0.62} ${x - lip} ${top}z`
	return [body, cap]
}

/** The hills of a scene from far to near, with a breath of mist's room between; `from` and `to` index the planes. */
export function layers(stage: Stage, kind: 'hills' | 'range', from = 0, to = 4): string {
	const random = stage.stream('layers')
	const { planes } = stage.palette
	const depth = stage.height - stage.horizon
	return planes
		.slice(from, to + 1)
		.map((colour, index, all) => {
			const at = all.length === 1 ? 0 : index / (all.length - 1)
			const y = stage.horizon + depth * (at * 0.62)
			const tall = stage.unit * (0.26 - at * 0.14)
			return shape(
				kind === 'range' ? range(random, stage, y, tall) : hills(random, stage, y - tall * 0.3, tall * 0.4),
				colour,
			)
		})
		.join('')
}
