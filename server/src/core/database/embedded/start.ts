import { PGlite } from '@electric-sql/pglite'
import type { Engine } from './engine.ts'

interface Start {
	/** The folder that keeps the data; without one they live in memory. */
	folder?: string
	/** A dump to start from. */
	dump?: Blob
}

/** Starts PGlite on this thread. */
export async function startPglite({ folder, dump }: Start): Promise<PGlite> {
	const pglite = new PGlite({
		...(folder === undefined ? {} : { dataDir: folder }),
		...(dump === undefined ? {} : { loadDataDir: dump }),
	})
	await pglite.waitReady
	return pglite
}

/** An engine that runs on this thread: for a worker, and for tests. */
export function engineOf(pglite: PGlite): Engine {
	return {
		run: (messages) => pglite.execProtocolRaw(messages),
		close: () => pglite.close(),
	}
}
