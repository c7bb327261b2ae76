import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startServer } from 'federation/serverProcess'
import { siteEnvironment } from './siteEnvironment.ts'

const VARIABLE = 'E2E_TEMPLATE'

/**
 * Makes the data folder that every site of a run is copied from: with its schema, the samples and the builds. A site that
 * starts on an empty folder takes several times as long as one that starts on a copy.
 * @returns what removes it
 */
export async function makeTemplate(): Promise<() => Promise<void>> {
	const folder = await mkdtemp(join(tmpdir(), 'niouka-template-'))
	const remove = () => rm(folder, { recursive: true, force: true })
	try {
		const server = await startServer(siteEnvironment(folder))
		await server.stop()
	} catch (error) {
		await remove()
		throw error
	}
	// The workers of the run inherit it.
	process.env[VARIABLE] = folder
	return remove
}

/** A data folder of its own for a site: a copy of the template. */
export async function newDataFolder(): Promise<string> {
	const template = process.env[VARIABLE]
	if (!template) throw new Error(`${VARIABLE} is not set: the global setup of Playwright has not run`)
	const folder = await mkdtemp(join(tmpdir(), 'niouka-e2e-'))
	await cp(template, folder, { recursive: true })
	return folder
}
