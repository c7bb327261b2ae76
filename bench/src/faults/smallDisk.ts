import { execFileSync } from 'node:child_process'
import { mkdtemp, rm, statfs, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const STEP_BYTES = 1024 * 1024

/** A disk of a few megabytes, in memory. */
export interface SmallDisk {
	folder: string
	/** Fills it with a ballast up to a rest. */
	fill(restBytes: number): Promise<void>
	/** Deletes the ballast. */
	free(): Promise<void>
}

/**
 * Runs with a small disk of its own, and unmounts it.
 *
 * @throws Error where this machine does not allow it
 */
export async function withSmallDisk<Result>(
	megabytes: number,
	work: (disk: SmallDisk) => Promise<Result>,
): Promise<Result> {
	const folder = await mkdtemp(join(tmpdir(), 'niouka-disk-'))
	const ballast = join(folder, 'ballast')
	try {
		try {
			execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder], { stdio: 'pipe' })
		} catch (error) {
			throw new Error('diskFull mounts a small tmpfs, which needs Linux and the rights of root', { cause: error })
		}
		try {
			return await work({
				folder,
				async fill(restBytes) {
					const { bavail, bsize } = await statfs(folder)
					const bytes = bavail * bsize - restBytes
					try {
						for (let at = 0; at < bytes; at += STEP_BYTES)
							await writeFile(ballast, Buffer.alloc(Math.min(STEP_BYTES, bytes - at)), { flag: 'a' })
					} catch (error) {
						// The site writes meanwhile.
						if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error
					}
				},
				free: () => rm(ballast),
			})
		} finally {
			execFileSync('umount', ['--lazy', folder])
		}
	} finally {
		await rm(folder, { recursive: true, force: true })
	}
}
