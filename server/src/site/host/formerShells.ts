import { randomUUID } from 'node:crypto'
import { copyFile, mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { DAY_MS } from 'shared-contract/units'
import { isHashed } from './staticFiles.ts'

/** A page is hardly left open for longer. */
const KEPT_DAYS = 30

interface Folders {
	/** The build of the shell that is served now. */
	dist: string
	/** Where the files of its builds stay. */
	kept: string
}

/**
 * Keeps the hashed files of the shell's build beside those of its former ones: a page that was opened before a deploy asks
 * for its own. Those that have not been part of a build for {@link KEPT_DAYS} days go.
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
		// When it was last part of a build.
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
	if (now.getTime() - mtime.getTime() > KEPT_DAYS * DAY_MS) await rm(path, { force: true })
}
