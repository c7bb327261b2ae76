import { say } from './run.mjs'

/** Ends this process in words where a port that it wants is taken. Whatever else nobody catches is told as it is. */
export function tellTakenPort() {
	process.on('uncaughtException', (error) => {
		if (error?.code === 'EADDRINUSE') say(`port ${error.port} is taken by another process: set PORT to another`)
		else console.error(error)
		process.exit(1)
	})
}
