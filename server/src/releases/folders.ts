import { join, resolve } from 'node:path'
import type { Settings } from '../core/settings.ts'

/** Where builds are kept, and what goes with them. */
export interface Places {
	/** A registry that is fixed by hand: then nothing else decides what pages get. */
	fixedRegistry: string | undefined
	/** Holds `<slice>/<version>/`, and is served as `/r/`. */
	releasesFolder: string
	/** The same for what is still being sent: nobody is served from there. */
	incomingFolder: string
	/** The hashed files of former builds of the shell. */
	shellFolder: string
	/** The token of this machine. */
	tokenFile: string
}

export function releaseFolders({
	DATA_DIR,
	FEDERATION_REGISTRY,
}: Pick<Settings, 'DATA_DIR' | 'FEDERATION_REGISTRY'>): Places {
	const data = resolve(DATA_DIR)
	return {
		fixedRegistry: FEDERATION_REGISTRY === undefined ? undefined : resolve(FEDERATION_REGISTRY),
		releasesFolder: join(data, 'releases'),
		incomingFolder: join(data, 'releases-incoming'),
		shellFolder: join(data, 'shell-builds'),
		tokenFile: join(data, 'federation', 'token'),
	}
}
