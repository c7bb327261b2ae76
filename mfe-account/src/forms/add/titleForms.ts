import type { FieldErrors } from 'shared-composition/form'
import {
	ANIME_FORMATS,
	type AnimeCreation,
	type Checked,
	checkAnime,
	checkManga,
	checkMovie,
	createAnimeRoute,
	createMangaRoute,
	createMovieRoute,
	MANGA_FORMATS,
	type MangaCreation,
	type MovieCreation,
	STATUSES,
} from 'shared-contract'
import { act } from 'shared-state'
import { airingOf, emptyTitleFields, optionalFieldsOf, parseYear, TitleFields } from './titleFields.ts'
import type { CreationFormOptions } from './useCreation.ts'

export type TitleFormName = 'anime' | 'manga' | 'movie'

/** The name of the picture field in the API, to show server errors at the right field. */
export const PICTURE_FIELD = { anime: 'posterUrl', manga: 'coverUrl', movie: 'posterUrl' } as const

/** The options of each form; `year` is the current one. */
export const TITLE_FORMS: Record<TitleFormName, (year: number) => CreationFormOptions<TitleFields>> = {
	anime: (year) => ({
		schema: TitleFields,
		initialValues: () => emptyTitleFields({ type: 'TV', status: 'releasing', year: String(year) }),
		validate: (fields) => errorsOf(checkAnime(animeOf(fields), year)),
		submit: (fields, idempotencyKey) => act(createAnimeRoute, { body: animeOf(fields) }, { idempotencyKey }),
	}),
	manga: (year) => ({
		schema: TitleFields,
		initialValues: () => emptyTitleFields({ type: 'Manga', status: 'releasing', year: '' }),
		validate: (fields) => errorsOf(checkManga(mangaOf(fields), year)),
		submit: (fields, idempotencyKey) => act(createMangaRoute, { body: mangaOf(fields) }, { idempotencyKey }),
	}),
	movie: (year) => ({
		schema: TitleFields,
		initialValues: () => emptyTitleFields({ type: '', status: 'completed', year: '' }),
		validate: (fields) => errorsOf(checkMovie(movieOf(fields), year)),
		submit: (fields, idempotencyKey) => act(createMovieRoute, { body: movieOf(fields) }, { idempotencyKey }),
	}),
}

function animeOf(fields: TitleFields): AnimeCreation {
	const { title, synopsis, pictureUrl: posterUrl } = fields
	// The year of an anime is required: an empty one is invalid.
	const year = parseYear(fields.year) ?? Number.NaN
	return {
		title,
		synopsis,
		posterUrl,
		year,
		type: formatOf(fields, ANIME_FORMATS),
		status: statusOf(fields),
		...optionalFieldsOf(fields),
		...airingOf(fields),
	}
}

function mangaOf(fields: TitleFields): MangaCreation {
	const { title, synopsis, pictureUrl: coverUrl } = fields
	const year = parseYear(fields.year)
	return {
		title,
		synopsis,
		coverUrl,
		year,
		type: formatOf(fields, MANGA_FORMATS),
		status: statusOf(fields),
		...optionalFieldsOf(fields),
	}
}

function movieOf(fields: TitleFields): MovieCreation {
	const { title, synopsis, pictureUrl: posterUrl, bannerUrl } = fields
	const year = parseYear(fields.year)
	return {
		title,
		synopsis,
		posterUrl,
		bannerUrl,
		year,
		status: statusOf(fields),
		...optionalFieldsOf(fields),
		...airingOf(fields),
	}
}

function formatOf<Format extends string>({ type }: TitleFields, formats: readonly [Format, ...Format[]]): Format {
	return formats.find((format) => format === type) ?? formats[0]
}

function statusOf({ status }: TitleFields) {
	return STATUSES.find((known) => known === status) ?? 'releasing'
}

function errorsOf(checked: Checked<unknown>): FieldErrors {
	return 'value' in checked ? {} : checked.fields
}
