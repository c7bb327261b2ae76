import { join } from 'node:path'
import type { Settings } from '../core/settings.ts'
import type { ObjectStore } from '../core/storage/objectStore.ts'
import { folderFiles } from './folderFiles.ts'
import { releaseFolders } from './folders.ts'
import type { ReleaseFiles } from './releaseFiles.ts'
import { storedFiles } from './storedFiles.ts'

/** The files of releases in the site's storage. */
export function openReleaseFiles(
	storage: ObjectStore,
	settings: Pick<Settings, 'DATA_DIR' | 'FEDERATION_REGISTRY'>,
): ReleaseFiles {
	const folders = releaseFolders(settings)
	return storage.isShared ? storedFiles(storage, join(folders.copiesFolder, 'releases')) : folderFiles(folders)
}
