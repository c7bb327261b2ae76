import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * Hashes the installed packages by their `package.json` files, because an installed version can differ from the lock file.
 *
 * @param root the folder of `package-lock.json` and `node_modules`
 */
export async function installedHash(root: string): Promise<string> {
	const lockFile = await readFile(join(root, 'package-lock.json'), 'utf8')
	const { packages }: { packages: Record<string, unknown> } = JSON.parse(lockFile)
	const paths = Object.keys(packages).filter((path) => path.includes('node_modules/'))
	const manifests = await Promise.all(
		paths.map((path) => readFile(join(root, path, 'package.json'), 'utf8').catch(() => 'missing')),
	)
	const hash = createHash('sha256').update(lockFile)
	for (const [index, path] of paths.entries()) hash.update(`${path}\0${manifests[index]}\0`)
	return hash.digest('hex')
}
