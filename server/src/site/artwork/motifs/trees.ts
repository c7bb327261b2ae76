import type { Stage } from '../stage.ts'
import { d } from '../svg.ts'

/** A line of cedars standing on `base`, the ground falling away under them. */
export function cedars(stage: Stage, name: string, base: number, tall: number): string {
	const random = stage.stream(name)
	let data = ''
	for (let x = -tall * 0.2; x < stage.width + tall * 0.2; x += tall * random.between(0.1, 0.34)) {
		const t = tall * random.between(0.5, 1)
		const half = t * 0.17
		data += d`M${x} ${base - t}l${half * 0.5} ${t * 0.3}h${-half * 0.2}l${half * 0.5} ${t * 0.28}h${-half * 0.2}l${half * 0.5} ${t * 0.3}V${base + tall}h${-half * 2.2}V${base - t * 0.12}l${half * 0.5} ${-t * 0.3}h${-half * 0.2}l${half * 0.5} ${-t * 0.28}h${-half * 0.2}z`
	}
	return data
}
