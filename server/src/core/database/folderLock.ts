import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { hostname } from 'node:os'
import { join, resolve } from 'node:path'
import { lock } from 'proper-lockfile'

const STALE_MS = 10_000
const GUARD_STALE_MS = 5_000

/** The folders that this process has locked. */
const lockedFolders = new Set<string>()

interface Owner {
	pid: number
	host: string
}

/** Another process has the lock on the folder. */
export class FolderInUse extends Error {
	constructor(folder: string, owner: Owner | undefined) {
		const by = owner ? `process ${owner.pid} on ${owner.host}` : 'another process'
		super(`the data folder ${folder} is in use by ${by}: two processes on one folder would destroy the data`)
	}
}

/**
 * Locks a folder for this process; PGlite itself has no lock. The lock of a dead process of this machine is taken over at
 * once, any other one after ten seconds without an update.
 *
 * @returns the function that releases the lock
 * @throws FolderInUse when a live process has the lock
 */
export async function lockFolder(path: string, onLost: (error: Error) => void): Promise<() => Promise<void>> {
	const folder = resolve(path)
	await mkdir(folder, { recursive: true })
	const lockfilePath = join(folder, 'lock')
	const ownerFile = join(folder, 'lock-owner.json')
	const take = () => lock(lockfilePath, { lockfilePath, realpath: false, stale: STALE_MS, onCompromised: onLost })

	// A second lock makes the takeover exclusive, or two processes could take over from the same dead one.
	const guard = join(folder, 'lock-guard')
	const releaseGuard = await lock(guard, {
		lockfilePath: guard,
		realpath: false,
		stale: GUARD_STALE_MS,
		retries: { retries: 20, minTimeout: 50, maxTimeout: 200 },
	})
	try {
		const release = await take().catch(async () => {
			const owner = await readOwner(ownerFile)
			if (owner === undefined || lockedFolders.has(folder) || isAlive(owner)) throw new FolderInUse(folder, owner)
			await rm(lockfilePath, { recursive: true, force: true })
			return take()
		})
		await writeFile(ownerFile, JSON.stringify({ pid: process.pid, host: hostname() } satisfies Owner))
		lockedFolders.add(folder)
		return async () => {
			lockedFolders.delete(folder)
			await release()
		}
	} finally {
		await releaseGuard()
	}
}

async function readOwner(file: string): Promise<Owner | undefined> {
	try {
		const owner: unknown = JSON.parse(await readFile(file, 'utf8'))
		return isOwner(owner) ? owner : undefined
	} catch {
		return undefined
	}
}

function isOwner(value: unknown): value is Owner {
	return (
		typeof value === 'object' &&
		value !== null &&
		'pid' in value &&
		Number.isInteger(value.pid) &&
		'host' in value &&
		typeof value.host === 'string'
	)
}

// A restarted container may have the process id of its predecessor: an owner with our id is not us.
function isAlive({ pid, host }: Owner): boolean {
	if (host !== hostname()) return true
	if (pid === process.pid) return false
	try {
		process.kill(pid, 0)
		return true
	} catch (error) {
		return error instanceof Error && 'code' in error && error.code === 'EPERM'
	}
}
