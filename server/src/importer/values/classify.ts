import type { Format, Status } from 'shared-contract'

const ANIME_TYPES: Readonly<Record<string, Format>> = {
	TV: 'TV',
	TV_SHORT: 'TV',
	ONA: 'TV',
	MOVIE: 'Movie',
	OVA: 'OVA',
	SPECIAL: 'OVA',
	TV_SPECIAL: 'OVA',
	MUSIC: 'OVA',
	CM: 'OVA',
	PV: 'OVA',
}

const MANGA_TYPES: Readonly<Record<string, Format>> = {
	MANGA: 'Manga',
	DOUJINSHI: 'Manga',
	NOVEL: 'Novel',
	LIGHT_NOVEL: 'Novel',
	ONE_SHOT: 'OneShot',
	MANHWA: 'Manhwa',
	MANHUA: 'Manhua',
}

const STATUSES: Readonly<Record<string, Status>> = {
	FINISHED_AIRING: 'completed',
	FINISHED: 'completed',
	DISCONTINUED: 'completed',
	CANCELLED: 'completed',
	CURRENTLY_AIRING: 'releasing',
	RELEASING: 'releasing',
	PUBLISHING: 'releasing',
	ON_HIATUS: 'releasing',
	HIATUS: 'releasing',
	NOT_YET_AIRED: 'not_released',
	NOT_YET_RELEASED: 'not_released',
}

/** The minimum length of a film without a type. */
const FILM_MINUTES = 40

// Upstream writes the same word in several ways: "TV Special", "SPECIAL", "One-shot".
const word = (text: string | null | undefined) =>
	(text ?? '')
		.trim()
		.toUpperCase()
		.replace(/[\s-]+/g, '_')

interface Shape {
	episodes: number | null
	minutes: number | null
}

/** The specification's format of an anime; guessed from its length if the source has none. */
export function animeFormat(type: string | null, { episodes, minutes }: Shape): { format: Format; guessed: boolean } {
	const format = ANIME_TYPES[word(type)]
	if (format) return { format, guessed: false }
	if ((episodes ?? 0) > 1) return { format: 'TV', guessed: true }
	return { format: (minutes ?? 0) >= FILM_MINUTES ? 'Movie' : 'OVA', guessed: true }
}

export function mangaFormat(type: string | null): { format: Format; guessed: boolean } {
	const format = MANGA_TYPES[word(type)]
	return { format: format ?? 'Manga', guessed: format === undefined }
}

interface Span {
	started: string | null
	ended: string | null
	/** ISO date. */
	today: string
}

/** The specification's status; derived from the dates if the source has none. */
export function statusOf(status: string | null, { started, ended, today }: Span): { status: Status; guessed: boolean } {
	const known = STATUSES[word(status)]
	if (known) return { status: known, guessed: false }
	if (started === null || started > today) return { status: 'not_released', guessed: true }
	return { status: ended !== null && ended <= today ? 'completed' : 'releasing', guessed: true }
}
