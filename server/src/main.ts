import { parseSettings } from './settings.ts'
import { type Site, startSite } from './start.ts'

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
	stopOnSignal(await startSite(parseSettings(process.env), fail))
} catch (error) {
	fail(error)
}
