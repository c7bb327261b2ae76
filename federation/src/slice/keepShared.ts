import type { ModuleFederationRuntimePlugin } from '@module-federation/runtime-core'

/**
 * Runtime plugin of the page where a slice brings its runtime. A host with the default strategy lets whoever comes later
 * replace a shared module of the same version, also while the host loads its own: then a page has two copies. What is
 * there already stays.
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
