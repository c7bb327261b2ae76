import { HOME_DRIVES, type Home } from 'shared-contract'
import type { Database } from '../../core/database/schema.ts'
import { readDrives } from '../drive/drives.ts'
import type { Pictures } from '../pictures.ts'
import { readVersion } from '../readCache.ts'
import { readRecentEpisodes } from './episodes.ts'
import { readFeatured } from './featured.ts'
import { readLatestNews } from './news.ts'
import { readRows } from './rows.ts'

interface HomeOptions {
	db: Database
	pictures: Pictures
	now: Date
}

/** The data of the home page, and the catalogue version from before the read. */
export async function readHome({ db, pictures, now }: HomeOptions): Promise<{ home: Home; version: number }> {
	const version = await readVersion(db)
	const [featured, rows, episodes, news, drives] = await Promise.all([
		readFeatured(db, pictures),
		readRows(db, pictures),
		readRecentEpisodes(db, pictures, now),
		readLatestNews(db, pictures),
		readDrives(db, now, HOME_DRIVES),
	])
	const { popular, releases, mangas, movies } = rows
	return {
		version,
		home: { featured, popular, releases, episodes, mangas, movies, news, ...(drives.length > 0 && { drives }) },
	}
}
