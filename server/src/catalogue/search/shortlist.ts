import type { Candidates } from './candidates.ts'
import { type Documents, GROUPS } from './documents.ts'
import type { Sought } from './quality.ts'
import type { Segment } from './segment.ts'

/** How many names of each group are looked at closely. */
const SHORTLIST = 40
const STEPS = 512
const LONG_NAME = 0.12
const RENOWN = 0.12
/** The sum of a name that shares every gram, is no longer than the query and is the best known. */
const HIGHEST = 1 + RENOWN

const histogram = new Uint32Array(GROUPS.length * STEPS)

/** The names that share most with the query, the best {@link SHORTLIST} of each group, in no order. */
export function shortlist(candidates: Candidates, segment: Segment, documents: Documents, sought: Sought): number[] {
	const { met, least } = candidates
	const steps = new Int16Array(met.length)
	histogram.fill(0)
	for (let place = 0; place < met.length; place += 1) {
		const name = met[place] ?? 0
		const document = segment.documents[name] ?? 0
		const weight = candidates.weight(name)
		steps[place] = -1
		if (weight < least || !documents.isOwnedBy(document, segment.number)) continue
		const tooLong = 1 - Math.min(1, sought.text.length / (segment.lengths[name] ?? 1))
		const sum = weight - LONG_NAME * tooLong + RENOWN * documents.renown(document)
		const step = Math.max(0, Math.min(STEPS - 1, Math.floor((sum / HIGHEST) * STEPS)))
		steps[place] = step
		const count = documents.group(document) * STEPS + step
		histogram[count] = (histogram[count] ?? 0) + 1
	}
	return choose(met, segment, documents, steps)
}

function choose(met: Uint32Array, segment: Segment, documents: Documents, steps: Int16Array): number[] {
	const thresholds = GROUPS.map((_, group) => threshold(group))
	const room = GROUPS.map(() => SHORTLIST * 2)
	const chosen: number[] = []
	for (let place = 0; place < met.length; place += 1) {
		const step = steps[place] ?? -1
		if (step < 0) continue
		const name = met[place] ?? 0
		const group = documents.group(segment.documents[name] ?? 0)
		if (step < (thresholds[group] ?? 0) || (room[group] ?? 0) === 0) continue
		room[group] = (room[group] ?? 0) - 1
		chosen.push(name)
	}
	return chosen
}

/** The step from which on a group has enough names. */
function threshold(group: number): number {
	let names = 0
	for (let step = STEPS - 1; step >= 0; step -= 1) {
		names += histogram[group * STEPS + step] ?? 0
		if (names >= SHORTLIST) return step
	}
	return 0
}
