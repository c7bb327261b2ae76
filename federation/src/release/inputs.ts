import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { room } from '../compile.ts'

const NOT_INPUTS = /^(dist|node_modules|coverage|\.cache)$/

/**
 * A hash of all that a room is built from: its files, those of the rooms it depends on, the presets and the packages.
 * @param installed the hash of the packages that are there
 */
export async function inputsHash(name: string, installed: string): Promise<string> {
	const rooms = await roomsBehind(name, new Set(['federation']))
	const hash = createHash('sha256')
	for (const each of [...rooms].sort()) {
		for (const path of (await filesOf(room(each))).sort()) hash.update(`${path}\0`).update(await readFile(path))
	}
	return hash.update(installed).digest('hex')
}

async function roomsBehind(name: string, found: Set<string>): Promise<Set<string>> {
	if (found.has(name) && name !== 'federation') return found
	found.add(name)
	const { dependencies = {}, devDependencies = {} } = JSON.parse(
		await readFile(join(room(name), 'package.json'), 'utf8'),
	)
	for (const dependency of Object.keys({ ...dependencies, ...devDependencies })) {
		if (!found.has(dependency) && existsSync(join(room(dependency), 'package.json')))
			await roomsBehind(dependency, found)
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
