import type { SearchDocument } from './documents.ts'
import { buildPostings, type Postings } from './postings.ts'
import { skeleton } from './skeleton.ts'

/** A name before it is indexed. */
export interface IndexedName {
	document: number
	nameId: number
	skeleton: string
	/** See {@link exactKey}; 0 if it is unknown. */
	exact: number
}

/** A set of names with their postings; never changed once it is built. */
export interface Segment {
	/** The owner number of its documents. */
	readonly number: number
	readonly skeletons: readonly string[]
	/** The lengths of the skeletons, in an array of its own for a faster scan. */
	readonly lengths: Uint16Array
	readonly documents: Uint32Array
	readonly nameIds: Int32Array
	readonly exact: Uint32Array
	readonly postings: Postings
}

const NAMES_PER_STEP = 2_000

export function* buildSegment(number: number, names: readonly IndexedName[]): Generator<void, Segment> {
	const skeletons: string[] = []
	const lengths = new Uint16Array(names.length)
	const documents = new Uint32Array(names.length)
	const nameIds = new Int32Array(names.length)
	const exact = new Uint32Array(names.length)
	for (const [index, name] of names.entries()) {
		skeletons.push(name.skeleton)
		lengths[index] = name.skeleton.length
		documents[index] = name.document
		nameIds[index] = name.nameId
		exact[index] = name.exact
		if (index % NAMES_PER_STEP === 0) yield
	}
	return { number, skeletons, lengths, documents, nameIds, exact, postings: yield* buildPostings(skeletons) }
}

/** The names of a document without duplicates. */
export function* namesOf(document: number, names: SearchDocument['names']): Generator<IndexedName> {
	const seen = new Set<string>()
	for (const { id, folded, exact = 0 } of names) {
		const name = skeleton(folded)
		const key = `${name} ${exact >>> 1}`
		if (name === '' || seen.has(key)) continue
		seen.add(key)
		yield { document, nameId: id, skeleton: name, exact }
	}
}
