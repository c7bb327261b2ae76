import type { Format, TitleSeason } from 'shared-contract'

/** The groups that results are shown in. */
export const GROUPS = ['animes', 'mangas', 'movies', 'news', 'people', 'characters', 'studios'] as const
export type Group = (typeof GROUPS)[number]

/** The groups of what is neither a title nor an article. */
export const ENTITY_GROUPS: ReadonlySet<Group> = new Set(['people', 'characters', 'studios'])

/** When a title began, its format, and the languages into which it is dubbed. */
export interface TitleFacts {
	format: Format
	year: number | null
	season: TitleSeason | null
	dubs: readonly string[]
}

/** A title, an article, a person, a character or a studio with all its names. */
export interface SearchDocument {
	id: number
	group: Group
	/** How well known it is, 0 to 1. */
	renown: number
	/** Folded names, each with its id and, if they are to be told apart by their marks, their `exactKey`. */
	names: readonly { id: number; folded: string; exact?: number }[]
	/** Of a title, for the hints of a query. */
	facts?: TitleFacts
	/** Of a person, a character or a studio: the number of its titles, and the id of the best known. */
	titles?: { total: number; best: number }
}

/** The attributes of the documents as parallel arrays; a document is known by its index. */
export class Documents {
	readonly #indexes = new Map<string, number>()
	readonly #facts: (TitleFacts | undefined)[] = []
	#ids = new Int32Array(1024)
	#groups = new Uint8Array(1024)
	#renown = new Float32Array(1024)
	/** The number of the segment with its current names; 0 for a removed document. */
	#owners = new Uint32Array(1024)
	#titleTotals = new Int32Array(1024)
	#bestTitles = new Int32Array(1024)

	/** Stores a document whose names are in the segment `owner`, and returns its index. */
	put({ id, group, renown, titles, facts }: SearchDocument, owner: number): number {
		const index = this.#indexOf(documentKey(group, id))
		this.#ids[index] = id
		this.#groups[index] = GROUPS.indexOf(group)
		this.#renown[index] = renown
		this.#owners[index] = owner
		this.#titleTotals[index] = titles?.total ?? 0
		this.#bestTitles[index] = titles?.best ?? 0
		this.#facts[index] = facts
		return index
	}

	remove(key: string): void {
		const index = this.#indexes.get(key)
		if (index !== undefined) this.#owners[index] = 0
	}

	isOwnedBy(index: number, owner: number): boolean {
		return this.#owners[index] === owner
	}

	setOwner(index: number, owner: number): void {
		this.#owners[index] = owner
	}

	id(index: number): number {
		return this.#ids[index] ?? 0
	}

	/** The index of its group in {@link GROUPS}. */
	group(index: number): number {
		return this.#groups[index] ?? 0
	}

	renown(index: number): number {
		return this.#renown[index] ?? 0
	}

	/** The number of titles of a person, a character or a studio, and the id of the best known; 0 if there is none. */
	titles(index: number): { total: number; best: number } {
		return { total: this.#titleTotals[index] ?? 0, best: this.#bestTitles[index] ?? 0 }
	}

	facts(index: number): TitleFacts | undefined {
		return this.#facts[index]
	}

	/** The indexes of the documents that are not removed. */
	*all(): Generator<number> {
		for (let index = 0; index < this.#indexes.size; index += 1) if (this.#owners[index] !== 0) yield index
	}

	#indexOf(key: string): number {
		const known = this.#indexes.get(key)
		if (known !== undefined) return known
		const index = this.#indexes.size
		this.#indexes.set(key, index)
		if (index === this.#ids.length) this.#grow()
		return index
	}

	#grow() {
		this.#ids = doubled(this.#ids, Int32Array)
		this.#groups = doubled(this.#groups, Uint8Array)
		this.#renown = doubled(this.#renown, Float32Array)
		this.#owners = doubled(this.#owners, Uint32Array)
		this.#titleTotals = doubled(this.#titleTotals, Int32Array)
		this.#bestTitles = doubled(this.#bestTitles, Int32Array)
	}
}

function doubled<Values extends ArrayLike<number> & { set(values: ArrayLike<number>): void }>(
	values: Values,
	Values: new (length: number) => Values,
): Values {
	const larger = new Values(values.length * 2)
	larger.set(values)
	return larger
}

/** A key that is unique across groups: titles of all groups share one sequence of ids, the other groups have their own. */
export function documentKey(group: Group | 'title', id: number): string {
	return `${TITLE_GROUPS.has(group) ? 'title' : group} ${id}`
}

const TITLE_GROUPS: ReadonlySet<string> = new Set(['animes', 'mangas', 'movies', 'title'])
