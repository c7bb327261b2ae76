import type { Worker } from 'node:worker_threads'
import { beginDatabase } from '../core/database/connection.ts'
import { parseSettings, type Settings } from '../core/settings.ts'
import { prepareDataFolder } from '../core/storage/dataFolder.ts'
import { startWatchdog } from '../core/watchdog/watchdog.ts'
import type { Site } from './start.ts'
import { startFailure } from './startFailure.ts'

const SIGNALS = ['SIGTERM', 'SIGINT'] as const

function fail(error: unknown): never {
	console.error(`niouka: ${error instanceof Error ? error.message : String(error)}`)
	process.exit(1)
}

function stopOnSignal(site: Site): void {
	let stopping = false
	for (const signal of SIGNALS) {
		process.on(signal, () => {
			// A second signal ends the process at once.
			if (stopping) process.exit(1)
			stopping = true
			site.app.log.info({ signal }, 'stopping')
			site.stop().then(() => process.exit(0), fail)
		})
	}
}

/** Runs the site until a signal stops it. A failed start ends the process with an error message. */
export async function run(thread: Worker | undefined): Promise<void> {
	const settings = settingsOf(process.env)
	try {
		await prepareDataFolder(settings.DATA_DIR)
		// The database opens on its own thread while this one reads the rest of the server; the trips to the disk that
		// lock its folder come first, or they would wait behind that reading.
		const opening = beginDatabase({
			databaseUrl: settings.DATABASE_URL,
			dataFolder: settings.DATA_DIR,
			thread,
			onLost: fail,
		})
		await opening.locked
		const { startSite } = await import('./start.ts')
		stopOnSignal(await startSite(settings, opening))
		startWatchdog()
	} catch (error) {
		fail(startFailure(error, settings))
	}
}

function settingsOf(environment: NodeJS.ProcessEnv): Settings {
	try {
		return parseSettings(environment)
	} catch (error) {
		fail(error)
	}
}
