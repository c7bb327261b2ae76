/** The groups that results are shown in. */
export const GROUPS = ['animes', 'mangas', 'movies', 'news'] as const
export type Group = (typeof GROUPS)[number]

/** Something that can be found, with every name that it goes by. */
export interface SearchDocument {
	id: number
	group: Group
	/** How well known it is, 0 to 1. */
	renown: number
	/** Folded names, each with its id. */
	names: readonly { id: number; folded: string }[]
}

/** What the index keeps of each document beside its names, by place. */
export class Documents {
	readonly #places = new Map<string, number>()
	#ids = new Int32Array(1024)
	#groups = new Uint8Array(1024)
	#renown = new Float32Array(1024)
	/** The segment that holds its present names; 0 where it has been removed. */
	#owners = new Uint32Array(1024)

	/** Writes down a document whose names are in `owner`, and returns its place. */
	put({ id, group, renown }: SearchDocument, owner: number): number {
		const place = this.#place(documentKey(group, id))
		this.#ids[place] = id
		this.#groups[place] = GROUPS.indexOf(group)
		this.#renown[place] = renown
		this.#owners[place] = owner
		return place
	}

	remove(key: string): void {
		const place = this.#places.get(key)
		if (place !== undefined) this.#owners[place] = 0
	}

	isOwnedBy(place: number, owner: number): boolean {
		return this.#owners[place] === owner
	}

	give(place: number, owner: number): void {
		this.#owners[place] = owner
	}

	id(place: number): number {
		return this.#ids[place] ?? 0
	}

	/** Its group's place in {@link GROUPS}. */
	group(place: number): number {
		return this.#groups[place] ?? 0
	}

	renown(place: number): number {
		return this.#renown[place] ?? 0
	}

	#place(key: string): number {
		const known = this.#places.get(key)
		if (known !== undefined) return known
		const place = this.#places.size
		this.#places.set(key, place)
		if (place === this.#ids.length) this.#grow()
		return place
	}

	#grow() {
		const ids = new Int32Array(this.#ids.length * 2)
		const groups = new Uint8Array(ids.length)
		const renown = new Float32Array(ids.length)
		const owners = new Uint32Array(ids.length)
		ids.set(this.#ids)
		groups.set(this.#groups)
		renown.set(this.#renown)
		owners.set(this.#owners)
		this.#ids = ids
		this.#groups = groups
		this.#renown = renown
		this.#owners = owners
	}
}

/** Titles share their ids; a news article may have the same number as a title. */
export function documentKey(group: Group | 'title', id: number): string {
	return `${group === 'news' ? 'news' : 'title'} ${id}`
}
