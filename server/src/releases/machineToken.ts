import { randomUUID, timingSafeEqual } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { Places } from './folders.ts'
import { hashToken, newToken } from './token.ts'

type Place = Pick<Places, 'tokenFile'>

/**
 * Leaves a token for every slice in the data folder, where only whoever runs the site can read it: `npm run release` works
 * on this machine with nothing set. Each start makes a new one.
 */
export async function leaveMachineToken({ tokenFile }: Place): Promise<void> {
	await mkdir(dirname(tokenFile), { recursive: true })
	// Processes in containers have the same number.
	const unfinished = `${tokenFile}.${randomUUID()}`
	await writeFile(unfinished, `${newToken()}\n`, { mode: 0o600 })
	await rename(unfinished, tokenFile)
}

/** Whether a token is the one that lies there now: processes that share the folder share the token. */
export async function isMachineToken({ tokenFile }: Place, token: string): Promise<boolean> {
	const left = await readFile(tokenFile, 'utf8').catch(() => '')
	return timingSafeEqual(Buffer.from(hashToken(left.trim())), Buffer.from(hashToken(token)))
}
