import { randomUUID } from 'node:crypto'
import { cp, mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import type { ReleaseFile } from 'shared-contract'
import { folderStore, UNFINISHED } from '../core/storage/folderStore.ts'
import { within } from '../core/storage/within.ts'
import type { ReleaseFolders } from './folders.ts'
import { integrityOf } from './integrity.ts'
import type { ReleaseFiles, ReleaseName } from './releaseFiles.ts'
import { serveFolder } from './serveFolder.ts'

/** Files that are hashed concurrently. */
const CONCURRENCY = 16

/** The files of releases in two folders: published releases, and uploads. */
export function folderFiles({ releasesFolder, incomingFolder }: ReleaseFolders): ReleaseFiles {
	const served = (of: ReleaseName) => within(releasesFolder, of.slice, of.version)
	const incoming = (of: ReleaseName) => within(incomingFolder, of.slice, of.version)

	return {
		async put(of, path, bytes) {
			await folderStore(incoming(of)).put(path, bytes)
		},
		async missing(of, files) {
			// In the order of their way: another request may publish the upload meanwhile.
			const unsent = await filter(files, async (file) => !(await isWhole(within(incoming(of), file.path), file)))
			const missing = await filter(unsent, async (file) => !(await isWhole(within(served(of), file.path), file)))
			return missing.map(({ path }) => path)
		},
		async tidy(of, files) {
			const names = new Set(files.map(({ path }) => path))
			const folder = incoming(of)
			const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
			for (const entry of entries) {
				const file = join(entry.parentPath, entry.name)
				const path = relative(folder, file).split(sep).join('/').replace(UNFINISHED, '')
				if (entry.isFile() && !names.has(path)) await rm(file, { force: true })
			}
		},
		async publish(of, files) {
			if (!(await isFolder(served(of)))) return moveIn(incoming(of), served(of))
			// The folder exists without being published: another build of the same content, or a part of it.
			const sent = await filter(files, async (file) => !(await isWhole(within(served(of), file.path), file)))
			for (const { path } of sent) {
				await mkdir(dirname(within(served(of), path)), { recursive: true })
				await rename(within(incoming(of), path), within(served(of), path))
			}
			await rm(incoming(of), { recursive: true, force: true })
		},
		async install(of, folder) {
			if (await isFolder(served(of))) return
			const copied = `${incoming(of)}.${randomUUID()}`
			await cp(folder, copied, { recursive: true })
			await moveIn(copied, served(of))
		},
		folder: async (of) => ((await isFolder(served(of))) ? served(of) : undefined),
		read: (of, path) => folderStore(served(of)).get(path),
		async list() {
			return [...(await versionsIn(releasesFolder)), ...(await versionsIn(incomingFolder))]
		},
		async remove(of) {
			// Moved aside first: a partly deleted version must not be served or count as complete.
			const aside = `${incoming(of)}.${randomUUID()}`
			await mkdir(dirname(aside), { recursive: true })
			if (await isFolder(served(of))) await rename(served(of), aside)
			for (const folder of [aside, incoming(of)]) await rm(folder, { recursive: true, force: true })
		},
		serve: (app, prefix, onServed) => serveFolder(app, { folder: releasesFolder, prefix, onServed }),
	}
}

async function filter(files: readonly ReleaseFile[], wanted: (file: ReleaseFile) => Promise<boolean>) {
	const found: ReleaseFile[] = []
	for (let start = 0; start < files.length; start += CONCURRENCY) {
		const some = files.slice(start, start + CONCURRENCY)
		const isWanted = await Promise.all(some.map(wanted))
		found.push(...some.filter((_, index) => isWanted[index]))
	}
	return found
}

async function isWhole(path: string, { bytes, integrity }: ReleaseFile): Promise<boolean> {
	const found = await stat(path).catch(() => undefined)
	if (found?.size !== bytes) return false
	const content = await readFile(path).catch(() => undefined)
	return content !== undefined && integrityOf(content) === integrity
}

// Another process may have moved the same files first.
async function moveIn(from: string, to: string): Promise<void> {
	await mkdir(dirname(to), { recursive: true })
	try {
		await rename(from, to)
	} catch (error) {
		if (!(await isFolder(to))) throw error
		await rm(from, { recursive: true, force: true })
	}
}

async function versionsIn(folder: string) {
	const slices = await readdir(folder).catch(() => [])
	const found = await Promise.all(
		slices.map(async (slice) => {
			const versions = await readdir(join(folder, slice)).catch(() => [])
			return Promise.all(
				versions.map(async (version) => {
					// Another process may delete it meanwhile.
					const known = await stat(join(folder, slice, version)).catch(() => undefined)
					return known ? [{ slice, version, changedAt: known.mtime }] : []
				}),
			)
		}),
	)
	return found.flat(2)
}

async function isFolder(path: string): Promise<boolean> {
	return stat(path).then(
		(found) => found.isDirectory(),
		() => false,
	)
}
