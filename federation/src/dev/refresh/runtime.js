import * as own from 'niouka-react-refresh'

// One react-refresh per page: shell and slices are separate builds, and only the copy that React knows can refresh it.
// Plain JavaScript, because what is compiled for hot reload would need this module first.
globalThis.__nioukaRefresh__ ??= own

export const {
	createSignatureFunctionForTransform,
	getFamilyByType,
	injectIntoGlobalHook,
	isLikelyComponentType,
	performReactRefresh,
	register,
} = globalThis.__nioukaRefresh__
