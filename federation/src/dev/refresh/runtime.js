import * as own from 'niouka-react-refresh'

// One react-refresh per page: shell and slices are separate builds, and only the copy registered with React can refresh it.
// Plain JavaScript, because code compiled for hot reload imports this module first.
globalThis.__nioukaRefresh__ ??= own

export const {
	createSignatureFunctionForTransform,
	getFamilyByType,
	injectIntoGlobalHook,
	isLikelyComponentType,
	performReactRefresh,
	register,
} = globalThis.__nioukaRefresh__
