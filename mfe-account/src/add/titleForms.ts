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
import { airedOf, emptyTitle, knownOf, TitleFields, typedYear } from './titleFields.ts'
import type { Creation } from './useCreation.ts'

export type TitleFormName = 'anime' | 'manga' | 'movie'

/** The field on the wire that a picture of the form is, for what the server says of it. */
export const PICTURE_FIELD = { anime: 'posterUrl', manga: 'coverUrl', movie: 'posterUrl' } as const

/** What each form adds; `year` is the present one. */
export const TITLE_FORMS: Record<TitleFormName, (year: number) => Creation<TitleFields>> = {
	anime: (year) => ({
		schema: TitleFields,
		initialValues: () => emptyTitle({ type: 'TV', status: 'releasing', year: String(year) }),
		validate: (fields) => errorsOf(checkAnime(animeOf(fields), year)),
		submit: (fields, idempotencyKey) => act(createAnimeRoute, { body: animeOf(fields) }, { idempotencyKey }),
	}),
	manga: (year) => ({
		schema: TitleFields,
		initialValues: () => emptyTitle({ type: 'Manga', status: 'releasing', year: '' }),
		validate: (fields) => errorsOf(checkManga(mangaOf(fields), year)),
		submit: (fields, idempotencyKey) => act(createMangaRoute, { body: mangaOf(fields) }, { idempotencyKey }),
	}),
	movie: (year) => ({
		schema: TitleFields,
		initialValues: () => emptyTitle({ type: '', status: 'completed', year: '' }),
		validate: (fields) => errorsOf(checkMovie(movieOf(fields), year)),
		submit: (fields, idempotencyKey) => act(createMovieRoute, { body: movieOf(fields) }, { idempotencyKey }),
	}),
}

function animeOf(fields: TitleFields): AnimeCreation {
	const { title, synopsis, pictureUrl: posterUrl } = fields
	// The year of an anime must be there: nothing is no year.
	const year = typedYear(fields.year) ?? Number.NaN
	return {
		title,
		synopsis,
		posterUrl,
		year,
		type: formatOf(fields, ANIME_FORMATS),
		status: statusOf(fields),
		...knownOf(fields),
		...airedOf(fields),
	}
}

function mangaOf(fields: TitleFields): MangaCreation {
	const { title, synopsis, pictureUrl: coverUrl } = fields
	const year = typedYear(fields.year)
	return {
		title,
		synopsis,
		coverUrl,
		year,
		type: formatOf(fields, MANGA_FORMATS),
		status: statusOf(fields),
		...knownOf(fields),
	}
}

function movieOf(fields: TitleFields): MovieCreation {
	const { title, synopsis, pictureUrl: posterUrl, bannerUrl } = fields
	const year = typedYear(fields.year)
	return {
		title,
		synopsis,
		posterUrl,
		bannerUrl,
		year,
		status: statusOf(fields),
		...knownOf(fields),
		...airedOf(fields),
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
