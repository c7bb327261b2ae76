/** The fields that a client asks for; each holds the ones inside its braces. */
export interface Fields extends ReadonlyMap<string, Fields> {}

const TOKENS = /[{},]|[^{},]+/g

/**
 * Parses a list of fields in MyAnimeList's syntax: `title,my_list_status{start_date,comments},num_episodes`. Braces that
 * do not match are ignored, as there. It takes linear time.
 */
export function parseFields(text: string): Fields {
	const path: Map<string, Fields>[] = [new Map()]
	let latest = new Map<string, Fields>()
	for (const [token] of text.matchAll(TOKENS)) {
		const inside = path.at(-1)
		if (token === '{') path.push(latest)
		else if (token === '}') path.length = Math.max(1, path.length - 1)
		else if (token !== ',') {
			latest = new Map()
			inside?.set(token.trim(), latest)
		}
	}
	return path[0] ?? latest
}
