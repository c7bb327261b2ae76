import type { Kysely } from 'kysely'
import type { Database, Schema } from './database/schema.ts'
import type { Live } from './live/live.ts'
import type { LiveSite } from './live/liveSite.ts'
import type { Dial } from './remotePicture/dial.ts'
import type { Pictures } from './remotePicture/pictures.ts'
import type { Settings } from './settings.ts'
import type { ObjectStore } from './storage/objectStore.ts'

/** The dependencies of every slice of the server. */
export interface AppContext {
	settings: Settings
	/** The database; in the handler of a POST, the transaction of the request. */
	db: Kysely<Schema>
	/** The folder of the repository, which contains the builds of shell and slices. */
	repository: string
	/** The files of the site: uploads, releases and former builds of the shell. */
	storage: ObjectStore
	/** What pages show of the pictures of other sites. */
	pictures: Pictures
	/** Publishes live updates to open pages. */
	live: Live
	/** Whether a slice holds content that is no sample: then the site is no demo. */
	hasRealContent: (db: Kysely<Schema>) => Promise<boolean>
	/** Ends what acts for a member by way of a plugin, on or off. */
	endPluginAccess: (db: Database, memberId: string) => Promise<void>
	/** The id and name at another service by which a member signs in, as its plugin knows them, on or off. */
	linkedAccount: (db: Database, memberId: string) => Promise<{ id: string; name: string } | undefined>
	/** The clock. */
	now: () => Date
}

/** The context with what a process has of its own. */
export interface ProcessContext extends AppContext {
	/** With the WebSockets of this process, for `live/` alone. */
	live: LiveSite
	/** For tests alone: how the server reaches other sites. */
	dial?: Dial | undefined
}
