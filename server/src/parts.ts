import type { Kysely } from 'kysely'
import type { Schema } from './database/schema.ts'
import type { LiveSite } from './live/live.ts'
import type { Settings } from './settings.ts'

/** What every slice of the server works with. */
export interface Parts {
	settings: Settings
	db: Kysely<Schema>
	/** The folder with the builds of shell and slices. */
	rooms: string
	/** Tells open pages what happens. */
	live: LiveSite
	/** The clock. */
	now: () => Date
}
