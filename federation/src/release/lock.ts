import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { lock } from 'proper-lockfile'
import { packageFolder } from '../compile.ts'

/** A holder that has not told for so long that it lives is dead, ms. */
const STALE_MS = 20_000
const LOOK_AGAIN_MS = 200

/**
 * Runs a task while no other process of this repository builds: two would write into one folder.
 *
 * @param folder where the lock lies; all that shall wait for one another name the same
 * @throws where another process has taken the lock meanwhile: this one did not tell for too long that it lives
 */
export async function whileAlone<Result>(
	task: () => Promise<Result>,
	folder = join(packageFolder('.'), 'node_modules', '.cache'),
): Promise<Result> {
	await mkdir(folder, { recursive: true })
	let lose: (error: Error) => void = () => {}
	const lost = new Promise<never>((_resolve, reject) => {
		lose = (error) => reject(new Error(`another build has begun meanwhile: build again (${error.message})`))
	})
	// Whoever loses it while nobody listens has ended already.
	lost.catch(() => {})
	const release = await lock(folder, {
		lockfilePath: join(folder, 'niouka-building'),
		stale: STALE_MS,
		retries: { forever: true, minTimeout: LOOK_AGAIN_MS, maxTimeout: LOOK_AGAIN_MS },
		onCompromised: lose,
	})
	try {
		return await Promise.race([task(), lost])
	} finally {
		await release().catch(() => {})
	}
}
