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
	/** The hashed files of former builds of the shell. */
	shellFolder: string
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
		shellFolder: join(data, 'shell-builds'),
		tokenFile: join(data, 'federation', 'token'),
	}
}
