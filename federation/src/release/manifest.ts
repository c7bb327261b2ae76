import { conforms, type RegistrySlice } from 'shared-contract'
import { array, object, optional, string } from 'shared-contract/schema'

const Entry = object({ name: string({ minLength: 1 }), path: optional(string()), type: optional(string()) })

/** The fields that are read from the manifest of Module Federation. */
const Manifest = object({
	name: string({ pattern: '^[a-z][a-z0-9-]{0,40}$' }),
	metaData: object({
		buildInfo: optional(object({ buildVersion: optional(string()) })),
		globalName: optional(string()),
		remoteEntry: Entry,
		/** The classic script of a Vite build, whose entry script is an ES module (`varFilename`). */
		varRemoteEntry: optional(Entry),
	}),
	shared: optional(array(object({ name: string(), version: optional(string()), requiredVersion: optional(string()) }))),
	exposes: optional(array(object({ name: string() }))),
})

/**
 * Reads a slice from its manifest, which has no owned paths.
 * @throws if it is no manifest of a slice, with the reason
 */
export function sliceOfManifest(value: unknown, file: string): RegistrySlice {
	if (!conforms(Manifest, value)) throw new Error('The file is neither a slice.json, nor a registry, nor a manifest.')
	const { name, metaData, shared = [], exposes = [] } = value
	const { varRemoteEntry, remoteEntry, globalName = name, buildInfo } = metaData
	const entry = remoteEntry.type === 'module' ? varRemoteEntry : remoteEntry
	if (!entry) {
		throw new Error(
			'Its entry script is an ES module, but pages of Niouka load entry scripts as classic scripts: set `varFilename` in Vite.',
		)
	}
	if (globalName !== name)
		throw new Error(`The name of its container is ${globalName}, but the name of the slice is ${name}.`)
	return {
		name,
		version: buildInfo?.buildVersion ?? 'unknown',
		base: './',
		entry: [entry.path, entry.name].filter(Boolean).join('/'),
		manifest: file,
		owns: [],
		exposes: Object.fromEntries(exposes.map((each) => [each.name, []])),
		requires: Object.fromEntries(shared.flatMap((each) => entryIf(each.name, each.requiredVersion))),
		built: Object.fromEntries(shared.flatMap((each) => entryIf(each.name, each.version))),
	}
}

function entryIf(name: string, value: string | undefined): [string, string][] {
	return value === undefined ? [] : [[name, value]]
}
