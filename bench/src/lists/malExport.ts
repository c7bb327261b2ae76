import { sql } from 'kysely'
import { openDatabase } from 'server/src/core/database/connection.ts'

const STATUSES = ['Watching', 'Completed', 'Completed', 'Completed', 'Plan to Watch', 'Dropped', 'On-Hold']

interface MalTitle {
	id: string
	title: string
	episodes: number | null
}

/**
 * A MyAnimeList export with the most popular titles of the catalogue in a data folder, each with dates, a score and notes.
 * @throws if the catalogue has too few titles with MyAnimeList ids; the real one has 25,000
 */
export async function malExport(dataFolder: string, entries: number): Promise<Buffer> {
	const titles = await malTitles(dataFolder, entries)
	if (titles.length < entries) {
		throw new Error(
			`the catalogue has ${titles.length} titles with a MyAnimeList id, but ${entries} are required: pass --data`,
		)
	}
	const rows = titles.map(({ id, title, episodes }, at) => {
		const status = STATUSES[at % STATUSES.length] ?? 'Completed'
		const watched = status === 'Plan to Watch' ? 0 : status === 'Completed' ? (episodes ?? 12) : 1 + (at % 5)
		return `<anime><series_animedb_id>${id}</series_animedb_id><series_title><![CDATA[${title}]]></series_title>
<series_type>TV</series_type><series_episodes>${episodes ?? 0}</series_episodes><my_id>0</my_id>
<my_watched_episodes>${watched}</my_watched_episodes><my_start_date>2019-${1 + (at % 9)}-01</my_start_date>
<my_finish_date>0000-00-00</my_finish_date><my_rated></my_rated><my_score>${at % 11}</my_score><my_storage></my_storage>
<my_status>${status}</my_status><my_comments><![CDATA[Vista aos poucos, ${at}.]]></my_comments>
<my_times_watched>0</my_times_watched><my_tags><![CDATA[tag ${at % 30}]]></my_tags><my_rewatching>0</my_rewatching>
<my_rewatching_ep>0</my_rewatching_ep><update_on_import>1</update_on_import></anime>`
	})
	return Buffer.from(`<?xml version="1.0" encoding="UTF-8" ?><myanimelist>${rows.join('\n')}</myanimelist>`)
}

async function malTitles(dataFolder: string, limit: number): Promise<MalTitle[]> {
	const { db, close } = await openDatabase({
		dataFolder,
		onLost: (error) => {
			throw error
		},
	})
	try {
		const { rows } = await sql<MalTitle>`select e.id, t.title, t.episode_count as episodes
			from title t join external_id e on e.title_id = t.id and e.site = 'mal'
			where t.kind = 'anime' and t.removed_at is null order by t.popularity desc, t.id limit ${limit}`.execute(db)
		return rows
	} finally {
		await close()
	}
}
