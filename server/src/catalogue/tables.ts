import type { HistoryTables } from './tables/history.ts'
import type { NewsTables } from './tables/news.ts'
import type { PartTables } from './tables/parts.ts'
import type { PeopleTables } from './tables/people.ts'
import type { TitleTables } from './tables/title.ts'
import type { WatchingTables } from './tables/watching.ts'
import type { EpisodeOpinionTables } from './vote/tables.ts'

/** The rows of the catalogue, as Kysely reads and writes them. */
export interface CatalogueTables
	extends TitleTables,
		EpisodeOpinionTables,
		HistoryTables,
		NewsTables,
		PartTables,
		PeopleTables,
		WatchingTables {}
