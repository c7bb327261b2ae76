import { array, integer, nullable, object, optional, record, type Static, string } from '../schema.ts'
import { RegistrySlice } from './registry.ts'

/** The maximum size of a release over all its files, bytes. */
export const RELEASE_MAX_BYTES = 20 * 1024 * 1024
/** The maximum size of a file of a release, bytes. */
export const RELEASE_FILE_MAX_BYTES = 5 * 1024 * 1024
export const RELEASE_FILES_MAX = 2000

export const SLICE_NAME_PATTERN = '^[a-z][a-z0-9-]{0,40}$'
/** Begins with a digit, so that no version collides with a path segment of the API. */
export const RELEASE_VERSION_PATTERN = '^[0-9][0-9A-Za-z]*([.+-][0-9A-Za-z]+){0,12}$'

// Names without leading dots, so that no path leaves the folder; the extensions of a slice, compressed or not.
export const FILE_NAME_PATTERN = '[A-Za-z0-9_@~+-][A-Za-z0-9._@~+-]{0,120}'
const ENDING = '\\.(m?js|css|json|map|html|txt|woff2?|svg|png|jpe?g|webp|avif|gif|ico|wasm|zip)(\\.br|\\.gz)?'
export const RELEASE_FILE_PATTERN = `^(${FILE_NAME_PATTERN}/){0,6}${FILE_NAME_PATTERN}${ENDING}$`
export const INTEGRITY_PATTERN = '^sha384-[A-Za-z0-9+/]{64}$'

export const SliceName = string({ pattern: SLICE_NAME_PATTERN })
export const ReleaseVersion = string({ pattern: RELEASE_VERSION_PATTERN, maxLength: 80 })
export const ReleasePath = string({ pattern: RELEASE_FILE_PATTERN, maxLength: 300 })

/** A file of a release: its path in the release's folder, its size and its hash. */
export const ReleaseFile = object({
	path: ReleasePath,
	bytes: integer({ minimum: 0, maximum: RELEASE_FILE_MAX_BYTES }),
	integrity: string({ pattern: INTEGRITY_PATTERN }),
})
export type ReleaseFile = Static<typeof ReleaseFile>

/** Sizes after brotli, bytes; `total` is the uncompressed size of all files. */
export const ReleaseBytes = object({
	entry: integer({ minimum: 0 }),
	/** The entry, the routes and the heaviest owned screen with its texts. */
	firstScreen: integer({ minimum: 0 }),
	total: integer({ minimum: 0 }),
})
export type ReleaseBytes = Static<typeof ReleaseBytes>

/** `release.json`: the description of a build beside its files. It does not list itself. */
export const SliceRelease = object({
	/** Its entry in the registry, with `base` `/r/<name>/<version>/`. */
	slice: RegistrySlice,
	/** The commit that it was built from, if known. */
	commit: nullable(string({ maxLength: 64 })),
	/** ISO instant. */
	builtAt: string({ maxLength: 40 }),
	files: array(ReleaseFile, { minItems: 1, maxItems: RELEASE_FILES_MAX }),
	bytes: ReleaseBytes,
	/** The number of its translations, by locale. */
	words: object({ pt: integer(), en: integer(), ja: integer() }),
	/** The exports of shared modules that its code uses, by request; `*` for a namespace import. */
	uses: optional(record(array(string({ maxLength: 200 }), { maxItems: 2000 }))),
})
export type SliceRelease = Static<typeof SliceRelease>
