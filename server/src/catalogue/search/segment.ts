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
	/** Of the skeletons, so that the many that are passed over need not be touched. */
	readonly lengths: Uint16Array
	readonly documents: Uint32Array
	readonly nameIds: Int32Array
	readonly postings: Postings
}

const NAMES_A_STEP = 2_000

export function* buildSegment(number: number, names: readonly IndexedName[]): Generator<void, Segment> {
	const skeletons: string[] = []
	const lengths = new Uint16Array(names.length)
	const documents = new Uint32Array(names.length)
	const nameIds = new Int32Array(names.length)
	for (const [place, name] of names.entries()) {
		skeletons.push(name.skeleton)
		lengths[place] = name.skeleton.length
		documents[place] = name.document
		nameIds[place] = name.nameId
		if (place % NAMES_A_STEP === 0) yield
	}
	return { number, skeletons, lengths, documents, nameIds, postings: yield* buildPostings(skeletons) }
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
