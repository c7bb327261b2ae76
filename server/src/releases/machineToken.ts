import { randomUUID, timingSafeEqual } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { ReleaseFolders } from './folders.ts'
import { hashToken, newToken } from './token.ts'

type TokenPath = Pick<ReleaseFolders, 'tokenFile'>

/**
 * Writes a token for all slices to the data folder, readable by the operator alone, so that `npm run release` works on this
 * machine without configuration. Each start writes a new one.
 */
export async function writeMachineToken({ tokenFile }: TokenPath): Promise<void> {
	await mkdir(dirname(tokenFile), { recursive: true })
	// Not the process id: processes in containers have the same one.
	const unfinished = `${tokenFile}.${randomUUID()}`
	await writeFile(unfinished, `${newToken()}\n`, { mode: 0o600 })
	await rename(unfinished, tokenFile)
}

/** Whether a token is the one in the data folder. Processes that share the folder share the token. */
export async function isMachineToken({ tokenFile }: TokenPath, token: string): Promise<boolean> {
	const stored = await readFile(tokenFile, 'utf8').catch(() => '')
	return timingSafeEqual(Buffer.from(hashToken(stored.trim())), Buffer.from(hashToken(token)))
}
