/** The path that an address of the older style stands for: `#/anime/1` is `/anime/1`. */
export function pathInHash(hash: string): string | undefined {
	// `#//other.site` would lead away.
	return /^#\/(?![/\\])/.test(hash) ? hash.slice(1) : undefined
}
