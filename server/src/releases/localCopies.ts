import { randomUUID } from 'node:crypto'
import { mkdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { within } from '../core/storage/within.ts'
import type { ReleaseName } from './releaseFiles.ts'

const NAME = /^[A-Za-z0-9_-][A-Za-z0-9._+-]*$/

/** The files of versions that this machine has copied from the shared store, in the folders `<slice>/<version>/`. */
export class LocalCopies {
	readonly #folder: string
	readonly #download: (of: ReleaseName) => Promise<ReadonlyMap<string, Buffer> | undefined>
	readonly #fetching = new Map<string, Promise<boolean>>()

	/** @param download the files of a version by path; undefined when it is not published */
	constructor(folder: string, download: (of: ReleaseName) => Promise<ReadonlyMap<string, Buffer> | undefined>) {
		this.#folder = folder
		this.#download = download
	}

	/** The folder of a version's copy. */
	folderOf({ slice, version }: ReleaseName): string {
		return join(this.#folder, slice, version)
	}

	/**
	 * Copies a version, unless it is here. Concurrent calls share one copying.
	 *
	 * @returns whether the version is published
	 * @throws StorageUnavailable
	 */
	async fetch(of: ReleaseName): Promise<boolean> {
		if (!NAME.test(of.slice) || !NAME.test(of.version)) return false
		const folder = this.folderOf(of)
		if (await exists(folder)) return true
		const running = this.#fetching.get(folder)
		if (running) return running
		const fetching = this.#copy(of, folder).finally(() => this.#fetching.delete(folder))
		this.#fetching.set(folder, fetching)
		return fetching
	}

	/** Deletes the copy of a version. */
	async remove(of: ReleaseName): Promise<void> {
		await rm(this.folderOf(of), { recursive: true, force: true })
	}

	async #copy(of: ReleaseName, folder: string): Promise<boolean> {
		const files = await this.#download(of)
		if (!files) return false
		const unfinished = `${folder}.${randomUUID()}`
		try {
			for (const [path, bytes] of files) {
				const file = within(unfinished, path)
				await mkdir(dirname(file), { recursive: true })
				await writeFile(file, bytes)
			}
			await rename(unfinished, folder)
		} catch (error) {
			await rm(unfinished, { recursive: true, force: true })
			// Another process on this machine may have copied it meanwhile.
			if (!(await exists(folder))) throw error
		}
		return true
	}
}

async function exists(path: string): Promise<boolean> {
	return stat(path).then(
		() => true,
		() => false,
	)
}
