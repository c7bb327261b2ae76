import { GENRES, type Genre } from 'shared-contract'

/** The source's names of the specification's genres. */
const SAME: Readonly<Record<string, Genre>> = {
	action: 'action',
	adventure: 'adventure',
	comedy: 'comedy',
	drama: 'drama',
	fantasy: 'fantasy',
	'sci-fi': 'scifi',
	'science fiction': 'scifi',
	'slice of life': 'sliceoflife',
	supernatural: 'supernatural',
	sports: 'sports',
	romance: 'romance',
	mystery: 'mystery',
	suspense: 'suspense',
	thriller: 'suspense',
}

/** Subgenres: they stay tags, and their genre is added. */
const PART_OF: Readonly<Record<string, Genre>> = {
	'absurdist humour': 'comedy',
	baseball: 'sports',
	basketball: 'sports',
	boxing: 'sports',
	'combat sports': 'sports',
	'contemporary fantasy': 'fantasy',
	cycling: 'sports',
	cyberpunk: 'scifi',
	'dark fantasy': 'fantasy',
	detective: 'mystery',
	ghost: 'supernatural',
	'high fantasy': 'fantasy',
	iyashikei: 'sliceoflife',
	mecha: 'scifi',
	motorsport: 'sports',
	parody: 'comedy',
	'gag humor': 'comedy',
	slapstick: 'comedy',
	soccer: 'sports',
	'space opera': 'scifi',
	'team sports': 'sports',
	tennis: 'sports',
	'urban fantasy': 'fantasy',
	volleyball: 'sports',
	wrestling: 'sports',
}

/** Words that mark a work as adult. */
const ADULT = new Set(['hentai', 'erotica', 'adult'])

interface Sorted {
	genres: Genre[]
	tags: string[]
	isAdult: boolean
}

/** Sorts mixed words into the specification's genres, in its order, and tags. */
export function sortWords(words: readonly string[]): Sorted {
	const genres = new Set<Genre>()
	const tags = new Set<string>()
	let isAdult = false
	for (const raw of words) {
		const tag = raw.replace(/\s+/g, ' ').trim()
		const key = tag.toLowerCase()
		if (tag === '') continue
		isAdult ||= ADULT.has(key)
		const genre = SAME[key] ?? PART_OF[key]
		if (genre) genres.add(genre)
		if (!SAME[key]) tags.add(tag)
	}
	return { genres: GENRES.filter((genre) => genres.has(genre)), tags: [...tags], isAdult }
}
