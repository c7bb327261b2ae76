import type { Settings } from '../settings.ts'
import { folderStore } from './folderStore.ts'
import type { ObjectStore } from './objectStore.ts'
import { S3Store } from './s3Store.ts'

/** The store of the site's files: the bucket of `S3_BUCKET`, or the data folder. */
export function openStorage(settings: Settings): ObjectStore {
	const { S3_BUCKET, DATA_DIR } = settings
	return S3_BUCKET === undefined ? folderStore(DATA_DIR) : new S3Store(S3_BUCKET, settings)
}
