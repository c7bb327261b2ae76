import { join, resolve } from 'node:path'
import type { Settings } from '../core/settings.ts'

/** The folders and files of releases. */
export interface ReleaseFolders {
	/** The file of a fixed registry, which replaces all releases. */
	fixedRegistry: string | undefined
	/** Contains `<slice>/<version>/`; served as `/r/`. */
	releasesFolder: string
	/** The uploads, in the same structure; not served. */
	incomingFolder: string
	/** This machine's copies of files in a store that several machines share. They may be deleted at any time. */
	copiesFolder: string
	/** The machine token. */
	tokenFile: string
}

export function releaseFolders({
	DATA_DIR,
	FEDERATION_REGISTRY,
}: Pick<Settings, 'DATA_DIR' | 'FEDERATION_REGISTRY'>): ReleaseFolders {
	const data = resolve(DATA_DIR)
	return {
		fixedRegistry: FEDERATION_REGISTRY === undefined ? undefined : resolve(FEDERATION_REGISTRY),
		releasesFolder: join(data, 'releases'),
		incomingFolder: join(data, 'releases-incoming'),
		copiesFolder: join(data, 'copies'),
		tokenFile: join(data, 'federation', 'token'),
	}
}
