import { Worker } from 'node:worker_threads'

const IS_BUNDLE = !import.meta.url.endsWith('.ts')
const WORKER_FILE = new URL(IS_BUNDLE ? './database/worker.js' : './worker.ts', import.meta.url)

/**
 * Starts the thread that Postgres is to run on. It reads Postgres' code at once, beside whatever the caller does
 * meanwhile, and opens a folder when it is told which.
 */
export function startThread(): Worker {
	if (IS_BUNDLE) return new Worker(WORKER_FILE)
	// A thread does not inherit what lets Node read TypeScript, so that of the sources takes it in by itself.
	const code = `import('tsx/esm/api').then(({ register }) => { register(); return import('${WORKER_FILE.href}') })`
	return new Worker(code, { eval: true })
}
