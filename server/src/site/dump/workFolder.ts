import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { DAY_MS } from 'shared-contract/units'

/** Calls `work` with an empty folder under the data folder, which is deleted afterwards. */
export async function withWorkFolder<Result>(
	dataFolder: string,
	work: (folder: string) => Promise<Result>,
): Promise<Result> {
	const parent = join(dataFolder, 'dump-unfinished')
	await mkdir(parent, { recursive: true })
	await removeAbandoned(parent)
	const folder = await mkdtemp(join(parent, 'dump-'))
	try {
		return await work(folder)
	} finally {
		await rm(folder, { recursive: true, force: true })
	}
}

/** Deletes what a crash left behind. */
async function removeAbandoned(parent: string): Promise<void> {
	for (const name of await readdir(parent)) {
		const path = join(parent, name)
		if ((await stat(path)).mtimeMs < Date.now() - DAY_MS) await rm(path, { recursive: true, force: true })
	}
}
