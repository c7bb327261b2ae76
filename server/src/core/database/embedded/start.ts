import { PGlite } from '@electric-sql/pglite'
import type { Engine } from './engine.ts'

/** Postgres' default is 128 MB, which PGlite fills with zeros when it starts. The system caches the files, too. */
const SHARED_BUFFERS = '16MB'

interface PgliteOptions {
	/** The data folder; without one the data are in memory. */
	folder?: string
	/** A dump to load. */
	dump?: Blob
}

/** Starts PGlite on this thread. */
export async function startPglite({ folder, dump }: PgliteOptions): Promise<PGlite> {
	const pglite = new PGlite({
		startParams: [...PGlite.defaultStartParams, '-c', `shared_buffers=${SHARED_BUFFERS}`],
		...(folder === undefined ? {} : { dataDir: folder }),
		...(dump === undefined ? {} : { loadDataDir: dump }),
	})
	await pglite.waitReady
	return pglite
}

/** An engine on this thread, for the worker and for tests. */
export function engineOf(pglite: PGlite): Engine {
	return {
		run: (messages) => pglite.execProtocolRaw(messages),
		close: () => pglite.close(),
	}
}
