import { Worker } from 'node:worker_threads'

/** PGlite’s data are outside of this heap, which holds messages. */
const LIMITS = { maxYoungGenerationSizeMb: 6 }

const IS_BUNDLE = !import.meta.url.endsWith('.ts')
const WORKER_FILE = new URL(IS_BUNDLE ? './database/worker.js' : './worker.ts', import.meta.url)

/**
 * Starts the worker thread for PGlite. It loads PGlite in parallel to the caller, and opens a folder on the `open` message.
 */
export function startThread(): Worker {
	if (IS_BUNDLE) return new Worker(WORKER_FILE, { resourceLimits: LIMITS })
	// A worker does not inherit the TypeScript loader, so it registers the loader itself.
	const code = `import('tsx/esm/api').then(({ register }) => { register(); return import('${WORKER_FILE.href}') })`
	return new Worker(code, { eval: true })
}
