import { type RawBuilder, sql } from 'kysely'
import type { Format, Kind, Status } from 'shared-contract'
import { BEST_KNOWN } from '../../catalogue/public.ts'
import type { Database } from '../../core/database/schema.ts'
import { HAS_MAL_ID } from './node.ts'
import type { Page } from './page.ts'

interface Ranking {
	by: 'rating' | 'popularity' | 'favorites'
	format?: Format
	status?: Status
}

const byRating = (only: Omit<Ranking, 'by'> = {}): Ranking => ({ by: 'rating', ...only })

/** MyAnimeList's rankings that we can make. */
export const RANKING_TYPES: Readonly<Record<Kind, Readonly<Record<string, Ranking>>>> = {
	anime: {
		all: byRating(),
		airing: byRating({ status: 'releasing' }),
		upcoming: { by: 'popularity', status: 'not_released' },
		tv: byRating({ format: 'TV' }),
		ova: byRating({ format: 'OVA' }),
		movie: byRating({ format: 'Movie' }),
		bypopularity: { by: 'popularity' },
		favorite: { by: 'favorites' },
	},
	manga: {
		all: byRating(),
		manga: byRating({ format: 'Manga' }),
		novels: byRating({ format: 'Novel' }),
		oneshots: byRating({ format: 'OneShot' }),
		manhwa: byRating({ format: 'Manhwa' }),
		manhua: byRating({ format: 'Manhua' }),
		bypopularity: { by: 'popularity' },
		favorite: { by: 'favorites' },
	},
}

const ORDERS: Readonly<Record<Ranking['by'], RawBuilder<unknown>>> = {
	rating: sql`t.weighted_rating desc, t.id`,
	popularity: BEST_KNOWN,
	favorites: sql`coalesce(f.hearts, 0) desc, ${BEST_KNOWN}`,
}

/** The ids of a page of a ranking of the titles with an id at MyAnimeList, and of one title more. */
export async function rankedIds(
	db: Database,
	kind: Kind,
	{ type, page: { limit, offset } }: { type: string; page: Page },
): Promise<number[]> {
	const { by, format, status } = RANKING_TYPES[kind][type] ?? byRating()
	const hearts = sql`left join (select title_id, count(*) as hearts from favorite where title_id is not null
		group by title_id) f on f.title_id = t.id`
	const { rows } = await sql<{ id: number }>`select t.id from title t ${by === 'favorites' ? hearts : sql``}
		where t.kind = ${kind} and t.removed_at is null and ${HAS_MAL_ID[kind]}
			${format === undefined ? sql`` : sql`and t.format = ${format}`}
			${status === undefined ? sql`` : sql`and t.status = ${status}`}
		order by ${ORDERS[by]} limit ${limit + 1} offset ${offset}`.execute(db)
	return rows.map(({ id }) => id)
}
