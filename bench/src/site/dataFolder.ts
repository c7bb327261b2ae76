import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * Runs with a temporary data folder.
 * @param source the data folder whose database is copied; the site fills an empty one with the samples
 */
export async function withDataFolder<Result>(
	source: string | undefined,
	work: (folder: string) => Promise<Result>,
): Promise<Result> {
	const folder = await mkdtemp(join(tmpdir(), 'niouka-bench-'))
	try {
		if (source !== undefined) await cp(join(source, 'database'), join(folder, 'database'), { recursive: true })
		return await work(folder)
	} finally {
		await rm(folder, { recursive: true, force: true })
	}
}
