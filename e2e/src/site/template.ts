import { execFile } from 'node:child_process'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { startServer } from 'federation/serverProcess'
import { newDataFolder as copyTemplate } from 'server/src/testing/process.testing.ts'
import { siteEnvironment } from './siteEnvironment.ts'

/** The server's tests read it too (`server/src/testing/process.testing.ts`). */
const VARIABLE = 'TEST_DATA_TEMPLATE'

/**
 * Makes the data folder that every site of a run is copied from, unless `npm test` has made it: with its schema, the samples
 * and the builds. A site that starts on an empty folder takes several times as long as one that starts on a copy.
 * @returns what removes it
 */
export async function makeTemplate(): Promise<() => Promise<void>> {
	if (process.env[VARIABLE]) return async () => {}
	const folder = await mkdtemp(join(tmpdir(), 'niouka-template-'))
	const remove = () => removeFolder(folder)
	try {
		const server = await startServer(siteEnvironment(folder))
		await server.stop()
	} catch (error) {
		await remove()
		throw error
	}
	// What this process starts inherits it.
	process.env[VARIABLE] = folder
	return remove
}

/** A data folder of its own for a site: a copy of the template. */
export async function newDataFolder(): Promise<string> {
	if (!process.env[VARIABLE]) throw new Error(`${VARIABLE} is not set: the global setup of Playwright has not run`)
	return copyTemplate()
}

/** Deletes a data folder, in an eighth of the processor time of Node's `rm`. */
export async function removeFolder(folder: string): Promise<void> {
	await promisify(execFile)('rm', ['-rf', folder])
}
