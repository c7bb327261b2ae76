import { types } from 'node:util'
import { FolderInUse } from '../core/database/folderLock.ts'
import { UnknownMigrations } from '../core/database/migrate.ts'
import { FormerServes } from '../core/database/upgrade.ts'
import type { Settings } from '../core/settings.ts'
import { InvalidSources } from '../importer/refresh/readSources.ts'

type StartSettings = Pick<Settings, 'PORT' | 'HOST' | 'DATA_DIR' | 'DATABASE_URL'>

const LISTENING: Readonly<Record<string, string>> = {
	EADDRINUSE: 'is taken by another process',
	EACCES: 'needs a permission that this user does not have',
	EADDRNOTAVAIL: 'is not an address of this machine',
	ENOTFOUND: 'is not an address of this machine',
}
const DATABASE = new Set(['ECONNREFUSED', 'ECONNRESET', 'EHOSTUNREACH', 'ENETUNREACH', 'ENOTFOUND', 'ETIMEDOUT'])
const FOLDER: Readonly<Record<string, string>> = {
	EACCES: 'this user has no permission to write there',
	EEXIST: 'there is a file of that name',
	ENAMETOOLONG: 'the name is too long',
	ENOTDIR: 'there is a file of that name',
	ENOSPC: 'the disk is full',
	EPERM: 'this user has no permission to write there',
	EROFS: 'the file system is read-only',
}
/** The system calls that create a folder: ENOENT from one means that its parent does not accept folders. */
const CREATE_CALLS = new Set(['mkdir', 'mkdtemp'])
/** Postgres error classes of rejected connections: authorization and unknown database. */
const REFUSED_BY_DATABASE = /^(28|3D)/

/**
 * The reason of a failed start, as a sentence that names the setting to change; the full stack for an unexpected error.
 */
export function startFailure(error: unknown, { PORT, HOST, DATA_DIR, DATABASE_URL }: StartSettings): string {
	if (!types.isNativeError(error)) return String(error)
	const { code = '', syscall = '' }: NodeJS.ErrnoException = error
	if (syscall === 'listen' || (syscall === 'getaddrinfo' && addressOf(error) === HOST)) {
		return `port ${PORT} on ${HOST} ${LISTENING[code] ?? `cannot be used (${code})`}: set PORT and HOST to others`
	}
	if (DATABASE_URL !== undefined && (DATABASE.has(code) || REFUSED_BY_DATABASE.test(code))) {
		return `the database of DATABASE_URL cannot be reached: ${error.message}`
	}
	const reason = code === 'ENOENT' && CREATE_CALLS.has(syscall) ? 'no folder can be created there' : FOLDER[code]
	if (reason !== undefined) return `DATA_DIR ${DATA_DIR} cannot be written, ${reason}: ${error.message}`
	if ([FolderInUse, UnknownMigrations, FormerServes, InvalidSources].some((kind) => error instanceof kind))
		return error.message
	// Unexpected: the stack is the only clue.
	return error.stack ?? error.message
}

function addressOf(error: Error): unknown {
	return 'hostname' in error ? error.hostname : undefined
}
