import type { FastifyInstance } from 'fastify'
import type { ReleaseFile } from 'shared-contract'

/** A version of a slice. */
export interface ReleaseName {
	slice: string
	version: string
}

/**
 * Where the files of releases lie. What is being sent is kept apart from what is served: a version is served whole or
 * not at all, and never changes from then on.
 */
export interface ReleaseFiles {
	/** Keeps a file of a release that is being sent; nobody ever finds half of it. */
	put(of: ReleaseName, path: string, bytes: Buffer): Promise<void>
	/** The files that are not there as they are listed, by size and hash, served or still being sent. */
	missing(of: ReleaseName, files: readonly ReleaseFile[]): Promise<string[]>
	/** Removes what was sent of a version and is none of these files: another build of it may name some differently. */
	tidy(of: ReleaseName, files: readonly ReleaseFile[]): Promise<void>
	/** Serves what was sent from now on, of which nothing is missing. Done again, it changes nothing. */
	publish(of: ReleaseName, files: readonly ReleaseFile[]): Promise<void>
	/** Takes a folder as a whole release and serves it; what is served already stays as it is. */
	install(of: ReleaseName, folder: string): Promise<void>
	/** The text of a file that is served; nothing where there is none. */
	read(of: ReleaseName, path: string): Promise<string | undefined>
	/** Every version of which there are files, with when they last changed, served or not. */
	list(): Promise<(ReleaseName & { changedAt: Date })[]>
	/** Removes every file of a version. */
	remove(of: ReleaseName): Promise<void>
	/**
	 * Answers for the files beneath a prefix, as `<prefix><slice>/<version>/<path>`.
	 * @param onServed told of each version that a file was asked of
	 */
	serve(app: FastifyInstance, prefix: string, onServed: (of: ReleaseName) => void): Promise<void>
}
