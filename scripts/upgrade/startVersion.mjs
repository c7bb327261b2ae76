import { spawn } from 'node:child_process'
import { join } from 'node:path'

/** A server that ended before it was ready. */
export class StartRefused extends Error {}

/** Starts the built server of a folder and waits until it is ready. @throws StartRefused with what it printed */
export async function startVersion(folder, environment) {
	const child = spawn(process.execPath, [join(folder, 'server/dist/main.js')], {
		cwd: folder,
		env: { PATH: process.env.PATH, PORT: '0', HOST: '127.0.0.1', REQUESTS_PER_MINUTE: '0', ...environment },
		stdio: ['ignore', 'pipe', 'pipe'],
	})
	const ended = new Promise((resolve) => child.once('close', resolve))
	let printed = ''
	const address = await new Promise((resolve, reject) => {
		for (const stream of [child.stdout, child.stderr]) {
			stream.on('data', (text) => {
				printed += text
				const found = /"msg":"Server listening at (http:\/\/[^"]+)"/.exec(printed)?.[1]
				if (found !== undefined && printed.includes('"msg":"ready"')) resolve(found)
			})
		}
		void ended.then((code) => reject(new StartRefused(`${plainLines(printed)} (exit code ${code})`)))
	})
	const stop = () => {
		child.kill('SIGTERM')
		return ended
	}
	return { address, stop }
}

/** What is not a line of the log. */
function plainLines(text) {
	const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('{'))
	return lines.length > 0 ? lines.join('\n') : text
}
