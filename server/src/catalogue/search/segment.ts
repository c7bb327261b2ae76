import { buildPostings, type Postings } from './postings.ts'
import { skeleton } from './skeleton.ts'

/** A name before it is indexed. */
export interface IndexedName {
	document: number
	nameId: number
	skeleton: string
}

/** A set of names with their postings; never changed once it is built. */
export interface Segment {
	/** What its documents name as their owner. */
	readonly number: number
	readonly skeletons: readonly string[]
	readonly documents: Uint32Array
	readonly nameIds: Int32Array
	readonly postings: Postings
}

export function* buildSegment(number: number, names: readonly IndexedName[]): Generator<void, Segment> {
	const skeletons = names.map((name) => name.skeleton)
	yield
	const documents = Uint32Array.from(names, (name) => name.document)
	const nameIds = Int32Array.from(names, (name) => name.nameId)
	yield
	return { number, skeletons, documents, nameIds, postings: yield* buildPostings(skeletons) }
}

/** The names of a document, each skeleton once. */
export function* namesOf(document: number, names: Iterable<{ id: number; folded: string }>): Generator<IndexedName> {
	const seen = new Set<string>()
	for (const { id, folded } of names) {
		const bones = skeleton(folded)
		if (bones === '' || seen.has(bones)) continue
		seen.add(bones)
		yield { document, nameId: id, skeleton: bones }
	}
}
