import { type RawBuilder, sql } from 'kysely'
import type { Format, Genre, Kind, Locale, Status } from 'shared-contract'
import { GENRES, type Pictures, synopsisFor, TITLE_TOTAL, VOLUME_TOTAL } from '../../catalogue/public.ts'
import { authorsField, broadcastField, studiosField } from './creditFields.ts'
import type { Fields } from './fields.ts'
import { malInstant, ownStatusJson, presentStatus, type StatusRow } from './listStatus.ts'
import { GENRE_NAMES, MEDIA_TYPES, RATINGS, SOURCE_TYPES, TITLE_STATUSES } from './words.ts'

/** A field of a title: the SQL that reads it from `title t`, and how its value is written. */
export interface TitleField {
	select: RawBuilder<unknown>
	present: (value: unknown) => unknown
}

/** Declares a field. A value of null is left out, as MyAnimeList does. */
export function field<Value>(
	select: RawBuilder<unknown>,
	present: (value: Value) => unknown = (value) => value,
): TitleField {
	// The value is what the SQL beside it selects.
	return { select, present: (value) => present(value as Value) }
}

/** What the fields of titles depend on. */
export interface TitleQuery {
	kind: Kind
	fields: Fields
	locale: Locale
	/** The member whose `my_list_status` is shown. */
	readerId: string | null
	/** The origin of absolute addresses. */
	origin: string
	pictures: Pictures
	/** The places of titles by rating and by renown. */
	rankOf: Record<'rank' | 'popularity', (titleId: number) => number | null>
}

/** The name that lists at MyAnimeList use: the romanised one. */
export const SHOWN_NAME = sql<string>`coalesce(t.romaji_title, t.title)`

/** The fields of titles in lists; those that are asked for are read. */
export function titleFields({ kind, fields, locale, readerId, rankOf }: TitleQuery): Record<string, TitleField> {
	const asked = fields.get('my_list_status')
	return {
		...COMMON,
		...(kind === 'anime' ? ANIME : MANGA),
		synopsis: field(synopsisFor(locale)),
		rank: field(sql`t.id`, rankOf.rank),
		popularity: field(sql`t.id`, rankOf.popularity),
		status: field<[Status, boolean]>(
			sql`json_build_array(t.status, t.hiatus_since is not null)`,
			([status, isPaused]) =>
				kind === 'manga' && status === 'releasing' && isPaused ? 'on_hiatus' : TITLE_STATUSES[kind][status],
		),
		...(readerId === null
			? {}
			: { my_list_status: field<StatusRow>(ownStatusJson(readerId), (row) => presentStatus(kind, row, asked)) }),
	}
}

const COMMON: Record<string, TitleField> = {
	alternative_titles: field(sql`json_build_object(
		'synonyms', array(select n.name from title_name n where n.title_id = t.id
			and n.name not in (${SHOWN_NAME}, coalesce(t.english_title, ''), coalesce(t.native_title, '')) order by n.position),
		'en', coalesce(t.english_title, ''), 'ja', coalesce(t.native_title, ''))`),
	start_date: field(sql`t.started`),
	end_date: field(sql`t.ended`),
	mean: field(sql`nullif(round(t.rating::numeric, 2), 0)::float`),
	num_list_users: field(sql`greatest(t.members, t.votes)`),
	num_scoring_users: field(sql`t.votes`),
	nsfw: field(sql`'white'::text`),
	genres: field<Genre[]>(GENRES, (genres) => genres.map((genre) => GENRE_NAMES[genre])),
	created_at: field(malInstant(sql`t.added_at`)),
	updated_at: field(
		malInstant(sql`coalesce((select max(r.made_at) from revision r where r.entity = 'title' and r.entity_id = t.id),
			t.added_at)`),
	),
	media_type: field<Format>(sql`t.format`, (format) => MEDIA_TYPES[format]),
}

// Without a stored season it is that of the first day, as in lists of seasons.
const SEASON = sql`coalesce(t.season,
	(array['winter', 'spring', 'summer', 'fall'])[(nullif(substr(t.started, 6, 2), '')::int + 2) / 3])`

const ANIME: Record<string, TitleField> = {
	num_episodes: field(sql`coalesce(${TITLE_TOTAL}, 0)`),
	average_episode_duration: field(sql`t.minutes * 60`),
	start_season: field(sql`case when t.year is not null and ${SEASON} is not null
		then json_build_object('year', t.year, 'season', ${SEASON}) end`),
	source: field<string>(sql`t.information ->> 'Fonte'`, (source) => SOURCE_TYPES[source]),
	rating: field<string>(sql`t.information ->> 'Classificação'`, (rating) => RATINGS[rating]),
	broadcast: broadcastField,
	studios: studiosField,
}

const MANGA: Record<string, TitleField> = {
	num_chapters: field(sql`coalesce(${TITLE_TOTAL}, 0)`),
	num_volumes: field(sql`coalesce(${VOLUME_TOTAL}, 0)`),
	authors: authorsField,
}
