import type { Readable } from 'node:stream'

/** An object of a store, without its content. */
export interface StoredObject {
	key: string
	bytes: number
	/** When it was last written. */
	changedAt: Date
}

/** The first and the last byte of a part, from 0. */
export interface ByteRange {
	start: number
	end: number
}

/**
 * The files of a site: uploads, releases and former builds of the shell. Keys are relative paths with `/`. Reading and
 * writing throw {@link StorageUnavailable} when the store cannot be reached.
 */
export interface ObjectStore {
	/** Whether the store is shared by several machines. A folder is not. */
	readonly isShared: boolean
	/** Writes an object atomically: a reader gets the former content or the new one. */
	put(key: string, bytes: Buffer): Promise<void>
	/** The content of an object; undefined when there is none. */
	get(key: string): Promise<Buffer | undefined>
	/** Writes a file of this machine like {@link put}, without holding it in memory. */
	putFile(key: string, path: string): Promise<void>
	/** A part of the content of an object, or all of it; undefined when there is none. */
	read(key: string, range?: ByteRange): Promise<Readable | undefined>
	/** Deletes objects; a missing one is no error. */
	remove(keys: readonly string[]): Promise<void>
	/** The objects whose keys start with a prefix that ends with `/`. */
	list(prefix: string): AsyncIterable<StoredObject>
}

/** The object store cannot be reached or is overloaded. A retry may succeed. */
export class StorageUnavailable extends Error {
	constructor(cause: unknown) {
		super(`the object store is unavailable: ${cause instanceof Error ? cause.message : String(cause)}`, { cause })
		this.name = 'StorageUnavailable'
	}
}
