import type { Kysely } from 'kysely'
import { hasRealTitle } from '../catalogue/hasRealTitle.ts'
import type { ProcessContext } from '../core/appContext.ts'
import type { Schema } from '../core/database/schema.ts'
import { openLive } from '../core/live/openLive.ts'
import type { Settings } from '../core/settings.ts'
import { openStorage } from '../core/storage/openStorage.ts'
import { endPluginAccess, linkedAccount } from '../plugins/index.ts'
import { openPictures } from './openPictures.ts'
import { REPOSITORY_FOLDER } from './repositoryFolder.ts'

/** The context of a process of the site on an open database. */
export const openContext = (settings: Settings, db: Kysely<Schema>): ProcessContext => ({
	settings,
	db,
	repository: REPOSITORY_FOLDER,
	storage: openStorage(settings),
	pictures: openPictures(settings, db),
	live: openLive(settings),
	hasRealContent: hasRealTitle,
	endPluginAccess,
	linkedAccount,
	now: () => new Date(),
})
