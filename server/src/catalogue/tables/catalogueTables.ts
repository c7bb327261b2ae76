import type { EpisodeOpinionTables } from '../vote/tables.ts'
import type { ConfirmationTables } from './confirmations.ts'
import type { HistoryTables } from './history.ts'
import type { NewsTables } from './news.ts'
import type { PartTables } from './parts.ts'
import type { PeopleTables } from './people.ts'
import type { SourceTables } from './sources.ts'
import type { TitleTables } from './title.ts'
import type { WatchingTables } from './watching.ts'

/** The rows of the catalogue, as Kysely reads and writes them. */
export interface CatalogueTables
	extends TitleTables,
		EpisodeOpinionTables,
		ConfirmationTables,
		HistoryTables,
		NewsTables,
		PartTables,
		PeopleTables,
		SourceTables,
		WatchingTables {}
