import { join, resolve } from 'node:path'
import type { Settings } from '../settings.ts'

/** Where the registry and the builds that it names are kept. */
export interface Places {
	registryFile: string
	/** Holds `<slice>/<version>/`, and is served as `/r/`. */
	releasesFolder: string
}

export function placesOf({ DATA_DIR, FEDERATION_REGISTRY }: Settings): Places {
	const data = resolve(DATA_DIR)
	return {
		registryFile: FEDERATION_REGISTRY ? resolve(FEDERATION_REGISTRY) : join(data, 'federation', 'registry.json'),
		releasesFolder: join(data, 'releases'),
	}
}
