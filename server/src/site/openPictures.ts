import type { Database } from '../core/database/schema.ts'
import { DIRECT_PICTURES, OWN_PICTURES, type Pictures } from '../core/remotePicture/pictures.ts'
import type { Settings } from '../core/settings.ts'
import { pluginsOn } from '../plugins/index.ts'
import { siteSecret } from '../releases/siteSecret.ts'

/** What pages show of the pictures of other sites, by the settings and plugins. */
export function openPictures(settings: Settings, db: Database): Pictures {
	const [ofPlugin] = pluginsOn(settings).flatMap(({ pictures }) => pictures?.(() => siteSecret(db)) ?? [])
	return ofPlugin ?? (settings.REMOTE_PICTURES === 'true' ? DIRECT_PICTURES : OWN_PICTURES)
}
