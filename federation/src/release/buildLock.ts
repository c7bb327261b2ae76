import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { lock } from 'proper-lockfile'
import { packageFolder } from '../compile.ts'

/** Age after which an unrefreshed lock is stale, ms. */
const STALE_MS = 20_000
const RETRY_INTERVAL_MS = 200

/**
 * Runs a task while this process holds the build lock, so that no two processes write into one folder.
 *
 * @param folder the folder of the lock file
 * @throws if another process took the lock because this one did not refresh it in time
 */
export async function withBuildLock<Result>(
	task: () => Promise<Result>,
	folder = join(packageFolder('.'), 'node_modules', '.cache'),
): Promise<Result> {
	await mkdir(folder, { recursive: true })
	let rejectLost: (error: Error) => void = () => {}
	const lost = new Promise<never>((_resolve, reject) => {
		rejectLost = (error) => reject(new Error(`another build took the lock: build again (${error.message})`))
	})
	// A rejection after the task has ended is of no interest.
	lost.catch(() => {})
	const release = await lock(folder, {
		lockfilePath: join(folder, 'niouka-building'),
		stale: STALE_MS,
		retries: { forever: true, minTimeout: RETRY_INTERVAL_MS, maxTimeout: RETRY_INTERVAL_MS },
		onCompromised: rejectLost,
	})
	try {
		return await Promise.race([task(), lost])
	} finally {
		await release().catch(() => {})
	}
}
