import { mkdir, rename, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { Registry, type RegistrySlice } from 'shared-contract'
import { Errors } from 'typebox/value'

/**
 * Reads the text of a registry.
 *
 * @throws naming the first place that is wrong.
 */
export function parseRegistry(text: string): Registry {
	const value: unknown = JSON.parse(text)
	if (isRegistry(value)) return value
	const [first] = Errors(Registry, value)
	throw new Error(`not a registry: ${first?.instancePath || '/'} ${first?.message ?? ''}`)
}

function isRegistry(value: unknown): value is Registry {
	return Errors(Registry, value).length === 0
}

/** The registry with a build as the current one of its slice, one revision on. */
export function withSlice(registry: Registry, slice: RegistrySlice): Registry {
	const others = registry.slices.filter(({ name }) => name !== slice.name)
	return {
		revision: String((Number.parseInt(registry.revision, 10) || 0) + 1),
		slices: [...others, slice].sort((a, b) => (a.name < b.name ? -1 : 1)),
	}
}

/** Replaces the file in one step: a reader finds the old registry or the new one, never half of either. */
export async function writeRegistry(path: string, registry: Registry): Promise<void> {
	await mkdir(dirname(path), { recursive: true })
	const unfinished = `${path}.${process.pid}`
	await writeFile(unfinished, `${JSON.stringify(registry, null, '\t')}\n`)
	await rename(unfinished, path)
}
