import { sql } from 'kysely'
import { EPISODES_PAGE_SIZE, type EpisodeCard, type EpisodeListPage } from 'shared-contract'
import type { Database } from '../../core/database/schema.ts'
import { EPISODE_CARD_COLUMNS, type EpisodeCardRow, presentEpisodeCard } from '../episodeCard.ts'
import type { Pictures } from '../pictures.ts'
import type { ReadCache } from '../readCache.ts'
import type { MaxStaleness } from '../versionFollower.ts'
import { consistentRead } from './consistentRead.ts'
import type { EpisodeIndex } from './episodeIndex.ts'
import { dayNumber } from './shownEpisodes.ts'

/** Cards of episodes, and the version of the catalogue at which they were read. */
export interface ReadEpisodeCards {
	items: EpisodeCard[]
	version: number
}

interface EpisodeListOptions {
	db: Database
	index: EpisodeIndex
	pictures: Pictures
	/** Cached cards of frequently read pages. */
	cards: ReadCache<ReadEpisodeCards>
	page: number
	now: Date
	/** Whether a list that misses the newest changes is acceptable. */
	maxStaleness: MaxStaleness
}

/** One page of the episodes shown until now, latest first. A page past the last one is empty. */
export async function listEpisodes(options: EpisodeListOptions): Promise<EpisodeListPage & { isBehind: boolean }> {
	const { db, index, pictures, cards, page, now, maxStaleness } = options
	const today = dayNumber(now.toISOString())
	const read = (ids: readonly number[]) => cards.read(ids.join(), () => readEpisodeCards(db, ids, pictures))
	const readPage = async () => {
		const picked = index.episodes.page(today, page, EPISODES_PAGE_SIZE)
		return { total: picked.total, ...(await read(picked.ids)) }
	}
	const { items, total, isBehind } = await consistentRead(index, readPage, maxStaleness)
	return { items, page, pageSize: EPISODES_PAGE_SIZE, total, isBehind }
}

async function readEpisodeCards(db: Database, ids: readonly number[], pictures: Pictures): Promise<ReadEpisodeCards> {
	const { rows } = await sql<Partial<EpisodeCardRow> & { catalogue_version: number }>`
		select v.version as catalogue_version, ${EPISODE_CARD_COLUMNS}
		from catalogue_version v
		left join episode e on e.id = any(${ids}::int[])
		left join title t on t.id = e.title_id
		left join member m on m.id = e.added_by`.execute(db)
	const byId = new Map(rows.filter(isEpisode).map((row) => [row.id, row]))
	return {
		version: rows[0]?.catalogue_version ?? 0,
		items: ids.flatMap((id) => byId.get(id) ?? []).map((row) => presentEpisodeCard(row, pictures)),
	}
}

/** The query for an empty page returns one row with only the version. */
function isEpisode<Row extends Partial<EpisodeCardRow>>(row: Row): row is Row & EpisodeCardRow {
	return typeof row.id === 'number'
}
