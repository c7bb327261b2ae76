import { sql } from 'kysely'
import { type Genre, type Locale, titleName, titlePath } from 'shared-contract'
import { currentTitle, type LinkRow, namesOf, synopsisFor } from '../../catalogue/public.ts'
import type { Columns, Database } from '../../core/database/schema.ts'
import { TRANSLATIONS } from '../../core/language/translations.ts'
import { titleFeedPath } from '../feeds/feedPaths.ts'
import { describe } from './description.ts'
import { breadcrumb, type PageHead, picturePath, type TitleHeadContext } from './pageHead.ts'
import { SECTION_NAMES, titleSentence } from './sentences.ts'

interface TitleRow
	extends LinkRow,
		Columns<'title', 'version' | 'year' | 'started' | 'ended' | 'minutes' | 'episode_count' | 'rating' | 'votes'> {
	synopsis: string | null
	genres: Genre[]
	names: string[]
	studios: string[]
}

/** The head of a series, a film or a manga. After a merge it is that of the one that it became. */
export async function titleHead({ db, id, locale, names, origin }: TitleHeadContext): Promise<PageHead | 'missing'> {
	const row = id === undefined ? undefined : await readTitle(db, id, locale)
	if (!row) return 'missing'
	const name = titleName(namesOf(row), names ?? locale)
	const path = titlePath(row)
	const format = TRANSLATIONS[locale][`format.${row.format}`] ?? row.format
	const description = describe(row.synopsis ?? titleSentence(locale, { name, format, year: row.year }))
	return {
		path,
		title: `${row.year ? `${name} (${row.year})` : name} · Niouka`,
		description,
		type: OG_TYPES[sectionOf(row)],
		picture: picturePath('title', row),
		pictureText: name,
		feed: titleFeedPath(row.id),
		isEmbeddable: true,
		data: [
			workData(row, name, description, origin),
			breadcrumb(origin, [SECTION_NAMES[locale][sectionOf(row)], [name, path]]),
		],
	}
}

const OG_TYPES = { anime: 'video.tv_show', movie: 'video.movie', manga: 'book' } as const

function sectionOf({ kind, format }: TitleRow): keyof typeof OG_TYPES {
	if (kind === 'manga') return 'manga'
	return format === 'Movie' ? 'movie' : 'anime'
}

function workData(row: TitleRow, name: string, description: string, origin: string): object {
	const section = sectionOf(row)
	return {
		'@type': { anime: 'TVSeries', movie: 'Movie', manga: 'ComicSeries' }[section],
		name,
		alternateName: row.names.filter((other) => other !== name),
		url: origin + titlePath(row),
		image: origin + picturePath('title', row),
		description,
		genre: row.genres.map((genre) => TRANSLATIONS.en[`genre.${genre}`] ?? genre),
		...datesOf(row, section),
		...(section === 'anime' && row.episode_count ? { numberOfEpisodes: row.episode_count } : {}),
		...(section === 'movie' && row.minutes ? { duration: `PT${row.minutes}M` } : {}),
		...(section !== 'manga' && row.studios.length > 0
			? { productionCompany: row.studios.map((studio) => ({ '@type': 'Organization', name: studio })) }
			: {}),
		...(row.votes > 0 && row.rating > 0 ? { aggregateRating: ratingData(row) } : {}),
	}
}

function datesOf({ started, ended }: TitleRow, section: string): object {
	if (section === 'movie') return started ? { datePublished: started } : {}
	return { ...(started ? { startDate: started } : {}), ...(ended ? { endDate: ended } : {}) }
}

function ratingData({ rating, votes }: TitleRow): object {
	return {
		'@type': 'AggregateRating',
		ratingValue: Number(rating.toFixed(2)),
		ratingCount: votes,
		bestRating: 10,
		worstRating: 1,
	}
}

async function readTitle(db: Database, id: number, locale: Locale): Promise<TitleRow | undefined> {
	const { rows } = await sql<TitleRow>`
		select t.id, t.version, t.kind, t.format, t.title, t.english_title, t.native_title, t.romaji_title,
			${synopsisFor(locale)} as synopsis, t.year, t.started, t.ended,
			t.minutes, t.episode_count, t.rating, t.votes,
			array(select genre from title_genre where title_id = t.id order by position) as genres,
			array(select distinct name from title_name where title_id = t.id order by name limit 8) as names,
			array(select s.name from title_studio x join studio s on s.id = x.studio_id
				where x.title_id = t.id and x.role = 'studio' order by s.name limit 4) as studios
		from title t where t.id = ${currentTitle(id)} and t.removed_at is null`.execute(db)
	return rows[0]
}
