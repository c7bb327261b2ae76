import { sql } from 'kysely'
import { type Locale, SEASONS, seasonNumber, seasonPath } from 'shared-contract'
import { SEASON_NUMBER } from '../../catalogue/season/seasonNumber.ts'
import type { Database } from '../../core/database/schema.ts'
import { seasonTexts } from './entitySentences.ts'
import { FIXED_PAGES } from './fixedPages.ts'
import { breadcrumb, type PageHead } from './pageHead.ts'

/** The head of a season's page, `/season/<year>/<season>`. A season without titles is missing. */
export async function seasonHead(
	db: Database,
	path: string,
	locale: Locale,
	origin: string,
): Promise<PageHead | 'missing'> {
	const [, , year = '', name, ...rest] = path.split('/')
	const season = SEASONS.find((each) => each === name)
	if (!season || !/^[12]\d{3}$/.test(year) || rest.length > 0) return 'missing'
	const { rows } = await sql`select from title t where t.kind = 'anime' and t.year = ${Number(year)}
		and t.removed_at is null and ${SEASON_NUMBER} = ${seasonNumber({ year: Number(year), season })} limit 1`.execute(db)
	if (rows.length === 0) return 'missing'
	const own = seasonPath({ year: Number(year), season })
	const { title, description } = seasonTexts(locale, { year: Number(year), season })
	return {
		path: own,
		title: `${title} · Niouka`,
		description,
		type: 'website',
		picture: '/og/page/seasons.png',
		pictureText: title,
		data: [
			{ '@type': 'CollectionPage', name: title, url: origin + own, description },
			breadcrumb(origin, [
				[FIXED_PAGES['/seasons']?.[locale].title ?? title, '/seasons'],
				[title, own],
			]),
		],
		paged: true,
	}
}
