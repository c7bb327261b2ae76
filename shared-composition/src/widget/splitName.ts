/** `mfe-community/Comments` as its slice and its module. */
export function splitName(name: string): [slice: string, module: string] {
	const slash = name.indexOf('/')
	return [name.slice(0, slash), name.slice(slash + 1)]
}
