import { ownership, type RegistrySlice } from 'shared-contract'
import { $registry } from '../registryStore.ts'

/** The slice that owns a path of this page, at the version that the page has, and the owned prefix. */
export function ownerOf(path: string): ReturnType<typeof ownership<RegistrySlice>> {
	const state = $registry.get()
	return state.state === 'ready' ? ownership(state.registry, path) : undefined
}
