import { types } from 'node:util'
import { FolderInUse } from '../core/database/folderLock.ts'
import { NewerSchema } from '../core/database/migrate.ts'
import type { Settings } from '../core/settings.ts'

type Given = Pick<Settings, 'PORT' | 'HOST' | 'DATA_DIR' | 'DATABASE_URL'>

const LISTENING: Readonly<Record<string, string>> = {
	EADDRINUSE: 'is taken by another process',
	EACCES: 'may not be had by whoever runs this',
	EADDRNOTAVAIL: 'is no address of this machine',
	ENOTFOUND: 'is no address of this machine',
}
const DATABASE = new Set(['ECONNREFUSED', 'ECONNRESET', 'EHOSTUNREACH', 'ENETUNREACH', 'ENOTFOUND', 'ETIMEDOUT'])
const FOLDER: Readonly<Record<string, string>> = {
	EACCES: 'whoever runs this may not write there',
	EEXIST: 'there is a file of that name',
	ENAMETOOLONG: 'the name is too long',
	ENOTDIR: 'there is a file of that name',
	ENOSPC: 'the disk is full',
	EPERM: 'whoever runs this may not write there',
	EROFS: 'the disk can only be read',
}
/** How a folder is made: where one of these finds nothing, what it is made in takes none. */
const MAKING = new Set(['mkdir', 'mkdtemp'])
/** Postgres' classes of refusals: who connects, and to which database. */
const REFUSED_BY_DATABASE = /^(28|3D)/

/**
 * Why the site could not be started, in a sentence that names the setting that is to be changed; of what nobody foresaw, all
 * that is known.
 */
export function startFailure(error: unknown, { PORT, HOST, DATA_DIR, DATABASE_URL }: Given): string {
	if (!types.isNativeError(error)) return String(error)
	const { code = '', syscall = '' }: NodeJS.ErrnoException = error
	if (syscall === 'listen' || (syscall === 'getaddrinfo' && addressOf(error) === HOST)) {
		return `port ${PORT} on ${HOST} ${LISTENING[code] ?? `cannot be had (${code})`}: set PORT and HOST to others`
	}
	if (DATABASE_URL !== undefined && (DATABASE.has(code) || REFUSED_BY_DATABASE.test(code))) {
		return `the database of DATABASE_URL cannot be reached: ${error.message}`
	}
	const reason = code === 'ENOENT' && MAKING.has(syscall) ? 'nothing can be made there' : FOLDER[code]
	if (reason !== undefined) return `DATA_DIR ${DATA_DIR} cannot be written, ${reason}: ${error.message}`
	if (error instanceof FolderInUse || error instanceof NewerSchema) return error.message
	// Nobody foresaw it: where it came from is all that there is to go by.
	return error.stack ?? error.message
}

function addressOf(error: Error): unknown {
	return 'hostname' in error ? error.hostname : undefined
}
