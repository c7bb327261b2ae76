import { mkdir, mkdtemp, rmdir, stat } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'

/**
 * Creates the data folder if needed and checks that it is writable, so that a start with a wrong folder fails at once.
 *
 * @throws what the file system says
 */
export async function prepareDataFolder(path: string): Promise<void> {
	const folder = resolve(path)
	await makeFolder(folder)
	await rmdir(await mkdtemp(join(folder, '.tried-')))
}

// Not `mkdir` with `recursive`: it never returns under a folder like /proc, in which nothing can be created.
async function makeFolder(folder: string): Promise<void> {
	if (await isFolder(folder)) return
	const parent = dirname(folder)
	if (parent !== folder) await makeFolder(parent)
	try {
		await mkdir(folder)
	} catch (error) {
		// Another process may have created it meanwhile.
		if (!(await isFolder(folder))) throw error
	}
}

async function isFolder(path: string): Promise<boolean> {
	return stat(path).then(
		(found) => found.isDirectory(),
		() => false,
	)
}
