import type { Candidates } from './candidates.ts'
import { type Documents, ENTITY_GROUPS, GROUPS } from './documents.ts'
import type { PreparedQuery } from './quality.ts'
import type { Segment } from './segment.ts'

/** The number of names in each group that are scored exactly. */
const SHORTLIST = 40
/** The same for people, characters and studios, which have one or two names each. */
const ENTITY_SHORTLIST = 25
const BUCKETS = 512
const LENGTH_PENALTY = 0.12
const RENOWN = 0.12
const MAX_SCORE = 1 + RENOWN

const histogram = new Uint32Array(GROUPS.length * BUCKETS)

/** A preselection by approximate score: the best names of each group or a few more, unordered. */
export function shortlist(
	candidates: Candidates,
	segment: Segment,
	documents: Documents,
	query: PreparedQuery,
): number[] {
	const { matched, minimumWeight } = candidates
	const buckets = new Int16Array(matched.length)
	histogram.fill(0)
	for (let index = 0; index < matched.length; index += 1) {
		const name = matched[index] ?? 0
		const document = segment.documents[name] ?? 0
		const weight = candidates.weight(name)
		buckets[index] = -1
		if (weight < minimumWeight || !documents.isOwnedBy(document, segment.number)) continue
		const tooLong = 1 - Math.min(1, query.text.length / (segment.lengths[name] ?? 1))
		const score = weight - LENGTH_PENALTY * tooLong + RENOWN * documents.renown(document)
		const bucket = Math.max(0, Math.min(BUCKETS - 1, Math.floor((score / MAX_SCORE) * BUCKETS)))
		buckets[index] = bucket
		const count = documents.group(document) * BUCKETS + bucket
		histogram[count] = (histogram[count] ?? 0) + 1
	}
	return choose(matched, segment, documents, buckets)
}

function choose(matched: Uint32Array, segment: Segment, documents: Documents, buckets: Int16Array): number[] {
	const thresholds = GROUPS.map((_, group) => threshold(group))
	const room = GROUPS.map((_, group) => sizeOf(group) * 2)
	const chosen: number[] = []
	for (let index = 0; index < matched.length; index += 1) {
		const bucket = buckets[index] ?? -1
		if (bucket < 0) continue
		const name = matched[index] ?? 0
		const group = documents.group(segment.documents[name] ?? 0)
		if (bucket < (thresholds[group] ?? 0) || (room[group] ?? 0) === 0) continue
		room[group] = (room[group] ?? 0) - 1
		chosen.push(name)
	}
	return chosen
}

function sizeOf(group: number): number {
	return ENTITY_GROUPS.has(GROUPS[group] ?? 'news') ? ENTITY_SHORTLIST : SHORTLIST
}

/** The lowest bucket that is needed to fill a group's shortlist. */
function threshold(group: number): number {
	let names = 0
	for (let bucket = BUCKETS - 1; bucket >= 0; bucket -= 1) {
		names += histogram[group * BUCKETS + bucket] ?? 0
		if (names >= sizeOf(group)) return bucket
	}
	return 0
}
