import { mkdir, readFile, stat } from 'node:fs/promises'
import type { Registry } from 'shared-contract'
import { findLocalBuilds, installBuild } from './localBuilds.ts'
import type { Places } from './places.ts'
import { parseRegistry, withSlice, writeRegistry } from './registryFile.ts'

/**
 * Installs what has been built beside this server, and makes current what is new: a version that was never installed, or
 * one that was built after the registry was last changed. What somebody set in the registry since then stands.
 *
 * @returns the names and versions that became current.
 * @throws when the registry that is there cannot be read; it is then left alone.
 */
export async function installLocalBuilds(rooms: string, { registryFile, releasesFolder }: Places): Promise<string[]> {
	await mkdir(releasesFolder, { recursive: true })
	const recorded = await readRecorded(registryFile)
	let registry = recorded.registry
	const made: string[] = []
	for (const build of await findLocalBuilds(rooms)) {
		const isNew = await installBuild(build, releasesFolder)
		const current = registry.slices.find(({ name }) => name === build.slice.name)
		if (current?.version === build.slice.version) continue
		if (current && !isNew && build.builtAt <= recorded.changedAt) continue
		registry = withSlice(registry, build.slice)
		made.push(`${build.slice.name} ${build.slice.version}`)
	}
	if (registry !== recorded.registry) await writeRegistry(registryFile, registry)
	return made
}

async function readRecorded(file: string): Promise<{ registry: Registry; changedAt: number }> {
	const found = await stat(file).catch(() => undefined)
	if (!found) return { registry: { revision: '0', slices: [] }, changedAt: 0 }
	return { registry: parseRegistry(await readFile(file, 'utf8')), changedAt: found.mtimeMs }
}
