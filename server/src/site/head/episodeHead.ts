import { sql } from 'kysely'
import { type Format, type Kind, titleName, titlePath } from 'shared-contract'
import { currentEpisode, type NamesRow, namesOf } from '../../catalogue/public.ts'
import type { Database } from '../../core/database/schema.ts'
import { describe } from './description.ts'
import { breadcrumb, type PageHead, picturePath, type TitleHeadContext } from './pageHead.ts'
import { episodeSentence, episodeTitle, SECTION_NAMES } from './sentences.ts'

interface EpisodeRow extends NamesRow {
	id: number
	/** Of its title. */
	version: number
	number: number
	season: number
	description: string | null
	aired: string | null
	minutes: number | null
	title_id: number
	kind: Kind
	format: Format
	series: string
}

/** The head of an episode. */
export async function episodeHead({ db, id, locale, names, origin }: TitleHeadContext): Promise<PageHead | 'missing'> {
	const row = id === undefined ? undefined : await readEpisode(db, id)
	if (!row) return 'missing'
	const series = titleName({ ...namesOf(row), title: row.series }, names ?? locale)
	const name = episodeTitle(locale, row.number, row.title)
	const path = `/episode/${row.id}`
	const seriesPath = titlePath({ id: row.title_id, kind: row.kind, format: row.format })
	const description = describe(row.description ?? episodeSentence(locale, name, series))
	return {
		path,
		title: `${name} · ${series} · Niouka`,
		description,
		type: 'video.episode',
		picture: picturePath('episode', row),
		pictureText: `${series}: ${name}`,
		data: [
			{
				'@type': 'TVEpisode',
				name: row.title,
				episodeNumber: row.number,
				url: origin + path,
				image: origin + picturePath('episode', row),
				description,
				...(row.aired ? { datePublished: row.aired } : {}),
				...(row.minutes ? { duration: `PT${row.minutes}M` } : {}),
				...(row.season > 0 ? { partOfSeason: { '@type': 'TVSeason', seasonNumber: row.season } } : {}),
				partOfSeries: { '@type': 'TVSeries', name: series, url: origin + seriesPath },
			},
			breadcrumb(origin, [SECTION_NAMES[locale].anime, [series, seriesPath], [name, path]]),
		],
	}
}

async function readEpisode(db: Database, id: number): Promise<EpisodeRow | undefined> {
	const { rows } = await sql<EpisodeRow>`
		select e.id, t.version, e.number, s.number as season, e.title, e.description, e.aired, e.minutes, t.id as title_id, t.kind,
			t.format, t.title as series, t.english_title, t.native_title, t.romaji_title
		from episode e join season s on s.id = e.season_id
		join title t on t.id = e.title_id and t.removed_at is null
		where e.id = ${currentEpisode(id)}`.execute(db)
	return rows[0]
}
