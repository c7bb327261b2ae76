/** Stands in for the runtime's preloading by manifest; ours is `preload` of `shared-composition`. */
export const defaultPreloadArgs = {}
export const formatPreloadArgs = () => []
export const normalizePreloadExposes = () => []
export const preloadAssets = async () => []
