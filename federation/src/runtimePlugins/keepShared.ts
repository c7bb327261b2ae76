import type { ModuleFederationRuntimePlugin } from '@module-federation/runtime-core'

/**
 * Runtime plugin for pages where a slice provides the runtime. With the default strategy of a host, a later container can
 * replace a shared module of the same version while the host loads its own, and the page has two copies. With
 * `loaded-first` the first copy stays.
 */
export function keepShared(): ModuleFederationRuntimePlugin {
	return {
		name: 'niouka-keep-shared',
		initContainerShareScopeMap(args) {
			for (const versions of Object.values(args.shareScope)) {
				for (const shared of Object.values(versions)) shared.strategy = 'loaded-first'
			}
			return args
		},
	}
}
