import { randomUUID } from 'node:crypto'
import { copyFile, mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { DAY_MS } from 'shared-contract/units'
import { isHashed } from './staticFiles.ts'

/** Pages are rarely open for longer. */
const RETENTION_DAYS = 30

interface Folders {
	/** The current build of the shell. */
	dist: string
	/** The archive with the files of former builds. */
	kept: string
}

/**
 * Archives the hashed files of the shell's build, because pages that were opened before a deployment still request theirs.
 * Files that have not been part of a build for {@link RETENTION_DAYS} days are deleted.
 */
export async function storeShellBuild({ dist, kept }: Folders, now: Date): Promise<void> {
	const names = await hashedFiles(dist)
	for (const name of names) await keep(join(dist, name), join(kept, name), now)
	const current = new Set(names)
	for (const name of await hashedFiles(kept)) {
		if (!current.has(name)) await dropOld(join(kept, name), now)
	}
}

async function hashedFiles(folder: string): Promise<string[]> {
	const names = await readdir(folder, { recursive: true }).catch(() => [])
	return names.filter(isHashed)
}

async function keep(from: string, to: string, now: Date): Promise<void> {
	try {
		// The modification time is the last time at which it was part of a build.
		await utimes(to, now, now)
	} catch {
		await mkdir(dirname(to), { recursive: true })
		const unfinished = `${to}.${randomUUID()}`
		await copyFile(from, unfinished)
		await utimes(unfinished, now, now)
		await rename(unfinished, to)
	}
}

async function dropOld(path: string, now: Date): Promise<void> {
	const { mtime } = await stat(path)
	if (now.getTime() - mtime.getTime() > RETENTION_DAYS * DAY_MS) await rm(path, { force: true })
}
