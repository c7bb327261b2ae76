/**
 * Stands in for what Module Federation writes into each entry (`webpack-bundler-runtime` and the code that sets it up).
 * The same sharing by the same runtime, which the page provides; not there is what our slices do not do: consume other
 * slices by name, share eagerly, in several scopes, in layers or tree-shaken, read snapshots.
 */
import { ModuleFederation, setGlobalFederationInstance } from '@module-federation/runtime-core'
import type { InitScope, RemoteEntryInitOptions, ShareArgs, ShareScopeMap } from '@module-federation/runtime-core/types'
import { freshChunks } from '../slice/freshChunks.ts'

/** What the bundler keeps for the entry: the tables that it wrote, and the places that wait for the functions below. */
declare const __webpack_require__: {
	m: Record<string, (module: { exports: unknown }) => void>
	c: Record<string, unknown>
	S: ShareScopeMap
	f: { consumes?: (chunk: string, promises: Promise<unknown>[]) => void }
	I: () => unknown
	p: string
	l: (address: string, done: (event: ScriptEvent) => void, key: string, chunk: string | number) => void
	initContainer: (shared: ShareScopeMap[string], scope?: InitScope, options?: RemoteEntryInitOptions) => unknown
	getContainer: (module: string) => Promise<() => unknown>
	initializeSharingData: { scopeToSharingDataMapping: { default: Provided[] } }
	consumesLoadingData?: {
		chunkMapping: Record<string, string[]>
		moduleIdToConsumeDataMapping: Record<string, Consumed>
	}
	initializeExposesData: { moduleMap: Record<string, () => Promise<() => unknown>> }
}
interface Ranges {
	singleton: boolean
	requiredVersion: string
	strictVersion: boolean
	eager: boolean
}
type ScriptEvent = Event | { type: 'error'; target: { src: string } }
type Factory = () => Promise<() => unknown>
interface Provided extends Ranges {
	name: string
	version: string
	factory: Factory
}
interface Consumed extends Ranges {
	shareKey: string
	fallback: Factory
}
declare const SLICE_NAME: string

const bundler = __webpack_require__
const SCOPE = 'default'

// Chunks lie beside their entry, wherever that was fetched from and with whatever query.
if (document.currentScript instanceof HTMLScriptElement) bundler.p = document.currentScript.src.replace(/[^/]*$/, '')
freshChunks()

const instance = new ModuleFederation({
	name: SLICE_NAME,
	remotes: [],
	shareStrategy: 'loaded-first',
	shared: Object.fromEntries(bundler.initializeSharingData.scopeToSharingDataMapping[SCOPE].map(provided)),
})
setGlobalFederationInstance(instance)
bundler.S = instance.shareScopeMap

function provided({ name, version, factory, ...ranges }: Provided): [string, ShareArgs] {
	return [name, { version, scope: [SCOPE], shareConfig: rangesOf(ranges), get: factory }]
}

function rangesOf({ singleton, requiredVersion, strictVersion, eager }: Ranges) {
	return { singleton, requiredVersion, strictVersion, eager }
}

const consuming: Record<string, Promise<unknown>> = {}

/** Before a chunk runs: the shared modules that it asks for, from the page or else the slice's own copies. */
bundler.f.consumes = (chunk, promises) => {
	const { chunkMapping, moduleIdToConsumeDataMapping: modules } = bundler.consumesLoadingData ?? {}
	for (const id of chunkMapping?.[chunk] ?? []) {
		const wanted = modules?.[id]
		if (!wanted) continue
		consuming[id] ??= consume(wanted).then(
			(factory) => install(id, factory),
			(error) => {
				// Whoever asks for the module gets the error; the next chunk that needs it asks once more.
				delete consuming[id]
				install(id, () => {
					throw error
				})
			},
		)
		promises.push(consuming[id])
	}
}

async function consume(wanted: Consumed): Promise<() => unknown> {
	const shareInfo = { scope: [SCOPE], shareConfig: rangesOf(wanted) }
	const factory = await instance.loadShare(wanted.shareKey, { customShareInfo: shareInfo })
	return factory || (await wanted.fallback())
}

function install(id: string, factory: () => unknown) {
	bundler.m[id] = (module) => {
		delete bundler.c[id]
		module.exports = factory()
	}
}

/** The script of a chunk: the page puts it there with the hash that its content must have, and the bundler takes it. */
const fetchScript = bundler.l
bundler.l = (address, done, key, chunk) => {
	const guarded = globalThis.__niouka__?.guard?.(SLICE_NAME, address) ?? Promise.resolve()
	guarded.then(
		() => fetchScript(address, done, key, chunk),
		() => done({ type: 'error', target: { src: address } }),
	)
}

let sharing: unknown
bundler.I = () => {
	sharing ??= instance.initializeSharing(SCOPE, { strategy: 'loaded-first', from: 'build' })
	return sharing
}

bundler.initContainer = (shared, _scope, options) => {
	instance.initShareScopeMap(SCOPE, shared, { hostShareScopeMap: options?.shareScopeMap ?? {} })
	return bundler.I()
}

bundler.getContainer = async (module) => {
	const get = bundler.initializeExposesData.moduleMap[module]
	if (!get) throw new Error(`Module "${module}" does not exist in container.`)
	return get()
}
