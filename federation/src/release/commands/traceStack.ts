import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping'
import { SLICES_BASE, sourceMapRoute, sourcePath } from 'shared-contract'
import { line } from './consoleOutput.ts'
import { RefusedError, type ReleaseApi } from './ReleaseApi.ts'

// A whole address, or its path: Chromium puts it in brackets, Firefox and Safari after an @, each of them also alone.
const PLACE = new RegExp(
	`(?<![^\\s(@])(https?://[^\\s/()@]+)?${SLICES_BASE}([\\w-]+)/([\\w.+-]+)/([^\\s?:()]+)(?:\\?[^\\s:()]*)?:(\\d+):(\\d+)`,
	'g',
)

/** A script of a version, which has one map. */
interface Script {
	slice: string
	version: string
	path: string
}

/**
 * Replaces the places of a stack that lie in versions of a site by their sources: `src/explore/Filters.tsx:12:5 [name]`. The name
 * is that of what stands there in the source. Everything else stays as it is.
 *
 * @param stack the text of a stack, as a browser prints it
 * @returns the stack, then a line for each script without a map
 * @throws SiteError
 */
export async function traceStack(api: ReleaseApi, site: string, stack: string): Promise<string> {
	const isOfSite = ([, origin]: Place) => origin === undefined || origin === site
	const places = [...stack.matchAll(PLACE)].filter(isOfSite)
	const scripts = new Map(places.map((place) => [keyOf(scriptOf(place)), scriptOf(place)]))
	const maps = new Map<string, TraceMap>()
	let missing = ''
	for (const [key, script] of scripts) {
		const map = await mapOf(api, script)
		if (map instanceof TraceMap) maps.set(key, map)
		else missing += line(false, 'map', `${key}: ${map.message} (${map.code})`)
	}
	const traced = stack.replace(PLACE, (text, ...groups) => {
		const place: Place = [text, ...groups]
		const map = isOfSite(place) ? maps.get(keyOf(scriptOf(place))) : undefined
		return (map && sourceOf(map, Number(place[5]), Number(place[6]))) ?? text
	})
	return `${traced.trimEnd()}\n${missing}`
}

/** A match of {@link PLACE}. */
type Place = readonly (string | undefined)[]
const scriptOf = ([, , slice = '', version = '', path = '']: Place): Script => ({ slice, version, path })
const keyOf = ({ slice, version, path }: Script) => `${slice} ${version} ${path}`

/** The map of a script, or why the site gives none. */
async function mapOf(api: ReleaseApi, { path, ...params }: Script): Promise<TraceMap | RefusedError> {
	try {
		return new TraceMap(await api.ask(sourceMapRoute, { params, query: { path } }))
	} catch (error) {
		if (error instanceof RefusedError) return error
		throw error
	}
}

/** A place in the sources. Browsers count columns from 1, maps from 0. */
function sourceOf(map: TraceMap, atLine: number, atColumn: number): string | undefined {
	if (atLine < 1 || atColumn < 1) return undefined
	const { source, line: inSource, column, name } = originalPositionFor(map, { line: atLine, column: atColumn - 1 })
	if (source === null) return undefined
	return `${sourcePath(source)}:${inSource}:${column + 1}${name === null ? '' : ` [${name}]`}`
}
