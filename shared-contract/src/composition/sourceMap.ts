import { array, literal, nullable, object, optional, type Static, string } from '../schema.ts'
import { FILE_NAME_PATTERN } from './release.ts'

/** A source map of version 3, as builds make one for each script (ECMA-426). The site needs no text of the sources. */
export const SourceMap = object({
	version: literal(3),
	sourceRoot: optional(string()),
	sources: array(nullable(string())),
	names: array(string()),
	mappings: string(),
})
export type SourceMap = Static<typeof SourceMap>

/** The name of a script's source map, and of a compressed one. */
export const SOURCE_MAP_ENDING = /\.map(\.br|\.gz)?$/i

/** A place in a script of a version: `file:line:column`, both from 1, as browsers print it in a stack. */
export const StackFrame = string({
	pattern: `^(${FILE_NAME_PATTERN}/){0,6}${FILE_NAME_PATTERN}\\.m?js:[1-9][0-9]{0,6}:[1-9][0-9]{0,6}$`,
	maxLength: 320,
})

/**
 * The path of a source for a reader, from its name in a source map: without the prefix of the bundler, the way up from the
 * build, and the query of a loader.
 */
export function sourcePath(source: string): string {
	const path = source.replace(/^[a-z-]+:\/\/[^/]*\//, '').replace(/\?.*/s, '')
	return path.replace(/^(\.{1,2}\/)+/, '')
}
