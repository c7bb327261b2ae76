import type { Database } from '../core/database/schema.ts'
import { DIRECT_PICTURES, OWN_PICTURES, type Pictures } from '../core/remotePicture/pictures.ts'
import { SignedPictures } from '../core/remotePicture/signedPictures.ts'
import type { Settings } from '../core/settings.ts'
import { siteSecret } from '../releases/siteSecret.ts'

/** What pages show of the pictures of other sites, by the settings. */
export function openPictures({ REMOTE_PICTURES }: Settings, db: Database): Pictures {
	if (REMOTE_PICTURES === 'proxy') return new SignedPictures(() => siteSecret(db))
	return REMOTE_PICTURES === 'true' ? DIRECT_PICTURES : OWN_PICTURES
}
