import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping'
import { LRUCache } from 'lru-cache'
import { SourceMap, sourcePath } from 'shared-contract'
import { Check } from 'typebox/value'
import type { ReleaseFiles, ReleaseName } from './releaseFiles.ts'

const PLACES_CACHED = 5000

/** Parses a source map; undefined if it is no JSON of version 3. */
export function parseSourceMap(bytes: Buffer): SourceMap | undefined {
	try {
		const map: unknown = JSON.parse(bytes.toString())
		return Check(SourceMap, map) ? map : undefined
	} catch {
		return undefined
	}
}

/** The source map of a script of a published version; undefined if there is none. */
export async function readSourceMap(
	files: Pick<ReleaseFiles, 'read'>,
	of: ReleaseName,
	script: string,
): Promise<SourceMap | undefined> {
	const bytes = await files.read(of, `${script}.map`)
	return bytes && parseSourceMap(bytes)
}

/** Finds the sources of places in scripts. A version never changes, so each place is looked up once. */
export class SourcePlaces {
	readonly #files: Pick<ReleaseFiles, 'read'>
	readonly #places = new LRUCache<string, string>({ max: PLACES_CACHED })

	constructor(files: Pick<ReleaseFiles, 'read'>) {
		this.#files = files
	}

	/**
	 * The source and line of a place in a script of a version, as `src/explore/Filters.tsx:12`.
	 *
	 * @param frame the place as `file:line:column`, which is also the answer where no map leads further
	 */
	async find(of: ReleaseName, frame: string): Promise<string> {
		const key = `${of.slice} ${of.version} ${frame}`
		const known = this.#places.get(key)
		if (known !== undefined) return known
		const found = await this.#trace(of, frame).catch(() => undefined)
		// The store may answer at the next request.
		if (found !== undefined) this.#places.set(key, found)
		return found ?? frame
	}

	async #trace(of: ReleaseName, frame: string): Promise<string> {
		const [script = '', line, column] = frame.split(':')
		const map = await readSourceMap(this.#files, of, script)
		if (!map) return frame
		const found = originalPositionFor(new TraceMap(map), { line: Number(line), column: Number(column) - 1 })
		return found.source === null ? frame : `${sourcePath(found.source)}:${found.line}`
	}
}
