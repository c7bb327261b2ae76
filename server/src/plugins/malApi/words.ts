import type { EntryStatus, Format, Genre, Kind, Relation, Status } from 'shared-contract'

/** The sites of `external_id` with MyAnimeList's ids: anime and manga have separate numberings. Members write `mal` for both. */
export const MAL_SITES: Readonly<Record<Kind, readonly string[]>> = { anime: ['mal'], manga: ['mal-manga', 'mal'] }

export const MEDIA_TYPES: Readonly<Record<Format, string>> = {
	TV: 'tv',
	Movie: 'movie',
	OVA: 'ova',
	Manga: 'manga',
	Novel: 'novel',
	OneShot: 'one_shot',
	Manhwa: 'manhwa',
	Manhua: 'manhua',
}

export const TITLE_STATUSES: Readonly<Record<Kind, Record<Status, string>>> = {
	anime: { completed: 'finished_airing', releasing: 'currently_airing', not_released: 'not_yet_aired' },
	manga: { completed: 'finished', releasing: 'currently_publishing', not_released: 'not_yet_published' },
}

/** A repeat has the status `completed` and a flag. */
export const LIST_STATUSES: Readonly<Record<Kind, Record<EntryStatus, string>>> = {
	anime: {
		current: 'watching',
		completed: 'completed',
		paused: 'on_hold',
		dropped: 'dropped',
		planned: 'plan_to_watch',
		rewatching: 'completed',
	},
	manga: {
		current: 'reading',
		completed: 'completed',
		paused: 'on_hold',
		dropped: 'dropped',
		planned: 'plan_to_read',
		rewatching: 'completed',
	},
}

/** The names of fields that differ by kind. */
export const LIST_FIELDS = {
	anime: {
		isAgain: 'is_rewatching',
		times: 'num_times_rewatched',
		value: 'rewatch_value',
		progress: 'num_episodes_watched',
		sentProgress: 'num_watched_episodes',
	},
	manga: {
		isAgain: 'is_rereading',
		times: 'num_times_reread',
		value: 'reread_value',
		progress: 'num_chapters_read',
		sentProgress: 'num_chapters_read',
	},
} as const

export const GENRE_NAMES: Readonly<Record<Genre, { id: number; name: string }>> = {
	action: { id: 1, name: 'Action' },
	adventure: { id: 2, name: 'Adventure' },
	comedy: { id: 4, name: 'Comedy' },
	drama: { id: 8, name: 'Drama' },
	fantasy: { id: 10, name: 'Fantasy' },
	scifi: { id: 24, name: 'Sci-Fi' },
	sliceoflife: { id: 36, name: 'Slice of Life' },
	supernatural: { id: 37, name: 'Supernatural' },
	sports: { id: 30, name: 'Sports' },
	romance: { id: 22, name: 'Romance' },
	mystery: { id: 7, name: 'Mystery' },
	suspense: { id: 41, name: 'Suspense' },
}

export const RELATION_TYPES: Readonly<Record<Relation, string>> = {
	source: 'adaptation',
	prequel: 'prequel',
	sequel: 'sequel',
	parent: 'parent_story',
	side_story: 'side_story',
	adaptation: 'adaptation',
	alternative: 'alternative_version',
	spin_off: 'spin_off',
	summary: 'summary',
	character: 'character',
	other: 'other',
}

/** By the value of `Fonte` in a title's information. */
export const SOURCE_TYPES: Readonly<Record<string, string>> = {
	Original: 'original',
	Mangá: 'manga',
	Jogo: 'game',
	'Light novel': 'light_novel',
	Romance: 'novel',
	'Web mangá': 'web_manga',
	'Visual novel': 'visual_novel',
	'Mangá 4-koma': '4_koma_manga',
	'Web novel': 'web_novel',
	'Livro ilustrado': 'picture_book',
	'Projeto multimídia': 'mixed_media',
	Livro: 'book',
	Música: 'music',
	'Jogo de cartas': 'card_game',
	Rádio: 'radio',
}

/** By the value of `Classificação`. */
export const RATINGS: Readonly<Record<string, string>> = {
	Livre: 'g',
	Infantil: 'pg',
	'A partir de 13 anos': 'pg_13',
	'A partir de 17 anos': 'r',
}

/** What an author did, by the code of a role. */
export const AUTHOR_ROLES: Readonly<Record<string, string>> = {
	story: 'Story',
	originalStory: 'Story',
	art: 'Art',
	storyAndArt: 'Story & Art',
}
