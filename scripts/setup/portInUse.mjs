import { log } from './run.mjs'

/** Exits with a readable message if a port is in use. Other uncaught exceptions are printed unchanged. */
export function reportPortInUse() {
	process.on('uncaughtException', (error) => {
		if (error?.code === 'EADDRINUSE') log(`port ${error.port} is taken by another process: set PORT to another`)
		else console.error(error)
		process.exit(1)
	})
}
