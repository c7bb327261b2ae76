import type { ShareArgs, Shared, SharedGetter, ShareScopeMap, UserOptions } from '@module-federation/runtime-core/types'
import { satisfies } from 'shared-contract'

/** The only scope of shared modules that our builds know. */
export const SCOPE = 'default'

type Factory = Awaited<ReturnType<SharedGetter>>
type Ranges = Partial<Shared['shareConfig']>

/**
 * What of Module Federation's runtime a page of ours needs: the sharing of modules, `loaded-first`, in one scope, each of
 * them a singleton. Entries of slices construct it under this name and call these members, those that were released long
 * ago as well: a member may be added and none taken away. Scopes are as the original keeps them, so that its tools and
 * containers that bring a runtime of their own read them; a test holds both side by side.
 */
export class ModuleFederation {
	readonly name: string
	readonly options: { readonly shared: Readonly<Record<string, Shared[]>> }
	readonly shareScopeMap: ShareScopeMap = {}

	/** @param shared what this instance brings: of versions that the scope has already, those are taken that it has */
	constructor({ name, shared = {} }: Pick<UserOptions, 'name' | 'shared'>) {
		this.name = name
		this.options = {
			shared: Object.fromEntries(
				Object.entries(shared).map(([request, each]) => [request, [each].flat().map((args) => brought(args, name))]),
			),
		}
		this.initializeSharing()
	}

	/** What a container is told beside its scope. Nothing of it matters here. */
	initOptions(): void {}

	/** Takes part in another's scope, without adding to it yet. */
	initShareScopeMap(_scope: string, versions: ShareScopeMap[string]): void {
		this.shareScopeMap[SCOPE] = versions
	}

	/** Adds to the scope the versions that it lacks and this instance brings. */
	initializeSharing(): never[] {
		this.shareScopeMap[SCOPE] ??= {}
		const scope = this.shareScopeMap[SCOPE]
		for (const [request, each] of Object.entries(this.options.shared)) {
			scope[request] ??= {}
			for (const shared of each) scope[request][shared.version] ??= shared
		}
		return []
	}

	/**
	 * A shared module: the version that is there or on its way and, of several or where none is, the latest. One that could
	 * not be fetched is fetched anew when it is asked for again.
	 * @returns nothing where no version is in the scope
	 * @throws where the slice strictly needs another version, with both in the message
	 */
	async loadShare(request: string, { customShareInfo }: { customShareInfo?: { shareConfig?: Ranges } } = {}) {
		this.initializeSharing()
		const versions = this.shareScopeMap[SCOPE]?.[request] ?? {}
		const version = Object.keys(versions).reduce<string>((best, next) => better(versions, best, next), '')
		const shared = versions[version]
		if (!shared) return false
		this.#refuseOther(request, shared, customShareInfo?.shareConfig ?? {})
		if (!shared.lib) shared.loading ??= fetched(shared)
		const factory = shared.lib ?? (await shared.loading)
		if (!shared.useIn.includes(this.name)) shared.useIn.push(this.name)
		return factory
	}

	#refuseOther(request: string, { version, from }: Shared, { requiredVersion, strictVersion }: Ranges) {
		if (!requiredVersion || satisfies(version, requiredVersion)) return
		const text = `${request} is ${version} here, from ${from}, and ${this.name} needs ${requiredVersion}`
		if (strictVersion) throw new Error(text)
		console.warn(text)
	}
}

function brought(args: ShareArgs, from: string): Shared {
	const { version = '0.0.0', shareConfig } = args
	const lib = 'lib' in args ? args.lib : undefined
	const get = 'get' in args ? args.get : async () => lib ?? Promise.reject(new Error(`${from} brings nothing`))
	return {
		version,
		from,
		scope: [SCOPE],
		shareConfig: { singleton: true, requiredVersion: `^${version}`, ...shareConfig },
		strategy: 'loaded-first',
		deps: [],
		useIn: [],
		get,
		...(lib ? { lib, loaded: true } : {}),
	}
}

function better(versions: ShareScopeMap[string][string], best: string, next: string): string {
	if (!best) return next
	const [bestIsThere, nextIsThere] = [best, next].map((version) => isThere(versions[version]))
	if (bestIsThere !== nextIsThere) return nextIsThere ? next : best
	return satisfies(best, `<=${next}`) ? next : best
}

function isThere(shared: Shared | undefined): boolean {
	return Boolean(shared?.loaded || shared?.lib || shared?.loading)
}

async function fetched(shared: Shared): Promise<Factory> {
	try {
		const factory = await shared.get()
		Object.assign(shared, { lib: factory, loaded: true })
		return factory
	} catch (error) {
		shared.loading = null
		throw error
	}
}

/** Names an instance where Module Federation's tools look for them. */
export function setGlobalFederationInstance(instance: ModuleFederation): void {
	const known: unknown = Reflect.get(globalThis, '__FEDERATION__')
	const table = Object(known ?? {})
	table.__INSTANCES__ = [...(table.__INSTANCES__ ?? []), instance]
	Object.assign(globalThis, { __FEDERATION__: table })
}
