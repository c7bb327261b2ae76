import type { ModuleFederationRuntimePlugin } from '@module-federation/runtime'

/**
 * Runtime plugin of each slice's entry. A host with the default strategy lets whoever comes later replace a shared module
 * of the same version, also while the host loads its own: then a page has two copies. What is there already stays.
 */
export default function keepShared(): ModuleFederationRuntimePlugin {
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
