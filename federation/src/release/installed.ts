import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * A hash of the packages that are installed, as their own `package.json` tells: the lock file says what should be there, and
 * somebody may have put another version in its place.
 *
 * @param root the folder of `package-lock.json` and `node_modules`
 */
export async function installedHash(root: string): Promise<string> {
	const lockFile = await readFile(join(root, 'package-lock.json'), 'utf8')
	const { packages }: { packages: Record<string, unknown> } = JSON.parse(lockFile)
	const places = Object.keys(packages).filter((place) => place.includes('node_modules/'))
	const told = await Promise.all(
		places.map((place) => readFile(join(root, place, 'package.json'), 'utf8').catch(() => 'not there')),
	)
	const hash = createHash('sha256').update(lockFile)
	for (const [index, place] of places.entries()) hash.update(`${place}\0${told[index]}\0`)
	return hash.digest('hex')
}
