import { array, integer, nullable, object, optional, record, type Static, string } from '../schema.ts'
import { RegistrySlice } from './registry.ts'

/** A release at most, over all its files, bytes. */
export const RELEASE_MAX_BYTES = 20 * 1024 * 1024
/** A file of a release at most, bytes. */
export const RELEASE_FILE_MAX_BYTES = 5 * 1024 * 1024
export const RELEASE_FILES_MAX = 2000

export const SLICE_NAME_PATTERN = '^[a-z][a-z0-9-]{0,40}$'
/** Begins with a digit, so that no version is a word of the API. */
export const RELEASE_VERSION_PATTERN = '^[0-9][0-9A-Za-z]*([.+-][0-9A-Za-z]+){0,12}$'

// Names without dots in front, so that nothing leads out of the folder; endings that a slice needs, packed or not.
const NAME = '[A-Za-z0-9_@~+-][A-Za-z0-9._@~+-]{0,120}'
const ENDING = '\\.(js|css|json|map|html|txt|woff2?|svg|png|jpe?g|webp|avif|gif|ico|wasm)(\\.br|\\.gz)?'
export const RELEASE_FILE_PATTERN = `^(${NAME}/){0,6}${NAME}${ENDING}$`
export const INTEGRITY_PATTERN = '^sha384-[A-Za-z0-9+/]{64}$'

export const SliceName = string({ pattern: SLICE_NAME_PATTERN })
export const ReleaseVersion = string({ pattern: RELEASE_VERSION_PATTERN, maxLength: 80 })
export const ReleasePath = string({ pattern: RELEASE_FILE_PATTERN, maxLength: 300 })

/** A file of a release: its place in the release's folder, its size and its hash. */
export const ReleaseFile = object({
	path: ReleasePath,
	bytes: integer({ minimum: 0, maximum: RELEASE_FILE_MAX_BYTES }),
	integrity: string({ pattern: INTEGRITY_PATTERN }),
})
export type ReleaseFile = Static<typeof ReleaseFile>

/** Sizes as they travel, by brotli, bytes; `total` is that of all files as they lie on the disk. */
export const ReleaseBytes = object({
	entry: integer({ minimum: 0 }),
	/** The entry, the routes and the heaviest owned screen with its words. */
	firstScreen: integer({ minimum: 0 }),
	total: integer({ minimum: 0 }),
})
export type ReleaseBytes = Static<typeof ReleaseBytes>

/** `release.json`: what a build says of itself beside its files. It does not list itself. */
export const SliceRelease = object({
	/** As the registry lists it, with `base` `/r/<name>/<version>/`. */
	slice: RegistrySlice,
	/** The commit that it was built from, where there is one. */
	commit: nullable(string({ maxLength: 64 })),
	/** ISO instant. */
	builtAt: string({ maxLength: 40 }),
	files: array(ReleaseFile, { minItems: 1, maxItems: RELEASE_FILES_MAX }),
	bytes: ReleaseBytes,
	/** How many texts it has, by locale. */
	words: object({ pt: integer(), en: integer(), ja: integer() }),
	/** The names of shared modules that its code uses, by request; `*` where it holds the whole of one. */
	uses: optional(record(array(string({ maxLength: 200 }), { maxItems: 2000 }))),
})
export type SliceRelease = Static<typeof SliceRelease>
