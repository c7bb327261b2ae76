import { mkdir, mkdtemp, rmdir, stat } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'

/**
 * Makes the folder that keeps the site's data where it is not there yet, and makes sure that something can be made in it: at
 * once, rather than after every other part of a start has tried for a while.
 *
 * @throws what the file system says
 */
export async function prepareDataFolder(path: string): Promise<void> {
	const folder = resolve(path)
	await makeFolder(folder)
	await rmdir(await mkdtemp(join(folder, '.tried-')))
}

// One step at a time: `mkdir` with `recursive` never ends where nothing can be made beneath a folder that is there, as in /proc.
async function makeFolder(folder: string): Promise<void> {
	if (await isFolder(folder)) return
	const parent = dirname(folder)
	if (parent !== folder) await makeFolder(parent)
	try {
		await mkdir(folder)
	} catch (error) {
		// Another process may have made it meanwhile.
		if (!(await isFolder(folder))) throw error
	}
}

async function isFolder(path: string): Promise<boolean> {
	return stat(path).then(
		(found) => found.isDirectory(),
		() => false,
	)
}
