import { openDatabase } from './database/connection.ts'
import { parseSettings } from './settings.ts'
import type { Site } from './start.ts'

const SIGNALS = ['SIGTERM', 'SIGINT'] as const

function fail(error: unknown): never {
	console.error(`niouka: ${error instanceof Error ? error.message : String(error)}`)
	process.exit(1)
}

function stopOnSignal(site: Site): void {
	let stopping = false
	for (const signal of SIGNALS) {
		process.on(signal, () => {
			// Whoever asks twice does not want to wait.
			if (stopping) process.exit(1)
			stopping = true
			site.app.log.info({ signal }, 'stopping')
			site.stop().then(() => process.exit(0), fail)
		})
	}
}

try {
	const settings = parseSettings(process.env)
	// The database opens on its own thread while this one reads the rest of the server.
	const opening = openDatabase({
		databaseUrl: settings.DATABASE_URL,
		dataFolder: settings.DATA_DIR,
		onLost: fail,
	})
	const [connection, { startSite }] = await Promise.all([opening, import('./start.ts')])
	stopOnSignal(await startSite(settings, connection))
} catch (error) {
	fail(error)
}
