import type { Kysely } from 'kysely'
import type { Schema } from './database/schema.ts'
import type { Live } from './live/live.ts'
import type { LiveSite } from './live/liveSite.ts'
import type { Settings } from './settings.ts'

/** What every slice of the server works with. */
export interface AppContext {
	settings: Settings
	/** In the handler of a write this is the transaction of the request. */
	db: Kysely<Schema>
	/** The folder of the repository: the builds of shell and slices are found from here. */
	repository: string
	/** Tells open pages what happens. */
	live: Live
	/** The clock. */
	now: () => Date
}

/** The same with the sockets of this process, which `live/` alone works with. */
export interface ProcessContext extends AppContext {
	live: LiveSite
}
