import { conforms, type RegistrySlice } from 'shared-contract'
import { array, object, optional, string } from 'shared-contract/schema'

const Entry = object({ name: string({ minLength: 1 }), path: optional(string()), type: optional(string()) })

/** What is read of the manifest that Module Federation writes beside a build. */
const Manifest = object({
	name: string({ pattern: '^[a-z][a-z0-9-]{0,40}$' }),
	metaData: object({
		buildInfo: optional(object({ buildVersion: optional(string()) })),
		globalName: optional(string()),
		remoteEntry: Entry,
		/** Vite writes an ES module, and where it is asked to a classic script beside it. */
		varRemoteEntry: optional(Entry),
	}),
	shared: optional(array(object({ name: string(), version: optional(string()), requiredVersion: optional(string()) }))),
	exposes: optional(array(object({ name: string() }))),
})

/**
 * A slice as its manifest describes it: less than its `slice.json` says, for the manifest knows no owned paths.
 * @throws in words, where it is no manifest of a slice
 */
export function sliceOfManifest(value: unknown, file: string): RegistrySlice {
	if (!conforms(Manifest, value)) throw new Error('It is neither a slice.json, nor a registry, nor a manifest.')
	const { name, metaData, shared = [], exposes = [] } = value
	const { varRemoteEntry, remoteEntry, globalName = name, buildInfo } = metaData
	const entry = remoteEntry.type === 'module' ? varRemoteEntry : remoteEntry
	if (!entry) {
		throw new Error(
			'Its entry is an ES module, and pages of Niouka run entries as classic scripts: Vite writes one as well where `varFilename` names it.',
		)
	}
	if (globalName !== name) throw new Error(`Its container calls itself ${globalName}, and the slice ${name}.`)
	return {
		name,
		version: buildInfo?.buildVersion ?? 'unknown',
		base: './',
		entry: [entry.path, entry.name].filter(Boolean).join('/'),
		manifest: file,
		owns: [],
		exposes: Object.fromEntries(exposes.map((each) => [each.name, []])),
		requires: Object.fromEntries(shared.flatMap((each) => pair(each.name, each.requiredVersion))),
		built: Object.fromEntries(shared.flatMap((each) => pair(each.name, each.version))),
	}
}

function pair(name: string, value: string | undefined): [string, string][] {
	return value === undefined ? [] : [[name, value]]
}
