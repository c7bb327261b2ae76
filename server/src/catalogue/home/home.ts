import type { Home } from 'shared-contract'
import type { Database } from '../../database/schema.ts'
import type { Pictures } from '../pictures.ts'
import { readRecentEpisodes } from './episodes.ts'
import { readFeatured } from './featured.ts'
import { readLatestNews } from './news.ts'
import { readRows } from './rows.ts'

export interface Asked {
	db: Database
	pictures: Pictures
	/** The clock. */
	now: () => Date
}

/** Everything that the home page shows. */
export async function readHome({ db, pictures, now }: Asked): Promise<Home> {
	const [featured, rows, episodes, news] = await Promise.all([
		readFeatured(db, pictures),
		readRows(db, pictures),
		readRecentEpisodes(db, pictures, now()),
		readLatestNews(db, pictures),
	])
	return {
		featured,
		popular: rows.popular,
		releases: rows.releases,
		episodes,
		mangas: rows.mangas,
		movies: rows.movies,
		news,
	}
}
