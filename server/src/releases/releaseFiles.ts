import type { FastifyInstance } from 'fastify'
import type { ReleaseFile } from 'shared-contract'

/** A version of a slice. */
export interface ReleaseName {
	slice: string
	version: string
}

/**
 * The storage of release files. Uploads are separate from published files: a version is served completely or not at all,
 * and never changes after that.
 */
export interface ReleaseFiles {
	/** Stores an uploaded file, atomically. */
	put(of: ReleaseName, path: string, bytes: Buffer): Promise<void>
	/** The files that are missing or differ in size or hash, in uploads and published files. */
	missing(of: ReleaseName, files: readonly ReleaseFile[]): Promise<string[]>
	/** Deletes uploaded files that are not in the list: another build of the version may have other names. */
	tidy(of: ReleaseName, files: readonly ReleaseFile[]): Promise<void>
	/** Publishes the complete upload of a version. Idempotent. */
	publish(of: ReleaseName, files: readonly ReleaseFile[]): Promise<void>
	/** Publishes a copy of a folder as a release, unless the version is published. */
	install(of: ReleaseName, folder: string): Promise<void>
	/** A folder on this machine with the files of a published version; undefined when it is not published. */
	folder(of: ReleaseName): Promise<string | undefined>
	/** A file of a published version; undefined when there is none. */
	read(of: ReleaseName, path: string): Promise<Buffer | undefined>
	/** Every version with files, published or not, and the time of their last change. */
	list(): Promise<(ReleaseName & { changedAt: Date })[]>
	/** Removes every file of a version. */
	remove(of: ReleaseName): Promise<void>
	/**
	 * Serves the files under a prefix, as `<prefix><slice>/<version>/<path>`, but no source maps.
	 * @param onServed called with the version of each requested file
	 */
	serve(app: FastifyInstance, prefix: string, onServed: (of: ReleaseName) => void): Promise<void>
}
