import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { packageFolder } from '../compile.ts'

const NOT_INPUTS = /^(dist|node_modules|coverage|\.cache)$/

/**
 * Hashes the inputs of a package's build: its files, those of the workspace packages that it depends on, the presets and the
 * installed packages.
 * @param installed the hash of the installed packages
 */
export async function inputsHash(name: string, installed: string): Promise<string> {
	const packages = await dependenciesOf(name, new Set(['federation']))
	const hash = createHash('sha256')
	for (const each of [...packages].sort()) {
		for (const path of (await filesOf(packageFolder(each))).sort())
			hash.update(`${path}\0`).update(await readFile(path))
	}
	return hash.update(installed).digest('hex')
}

async function dependenciesOf(name: string, found: Set<string>): Promise<Set<string>> {
	if (found.has(name) && name !== 'federation') return found
	found.add(name)
	const { dependencies = {}, devDependencies = {} } = JSON.parse(
		await readFile(join(packageFolder(name), 'package.json'), 'utf8'),
	)
	for (const dependency of Object.keys({ ...dependencies, ...devDependencies })) {
		if (!found.has(dependency) && existsSync(join(packageFolder(dependency), 'package.json')))
			await dependenciesOf(dependency, found)
	}
	return found
}

async function filesOf(folder: string): Promise<string[]> {
	const entries = await readdir(folder, { withFileTypes: true })
	const nested = await Promise.all(
		entries.map((entry) => {
			const path = join(folder, entry.name)
			if (entry.isDirectory()) return NOT_INPUTS.test(entry.name) ? [] : filesOf(path)
			return /\.test\.tsx?$/.test(entry.name) ? [] : [path]
		}),
	)
	return nested.flat()
}
