import { parentPort, workerData } from 'node:worker_threads'
import type { FromWorker, ToWorker } from './messages.ts'
import { engineOf, startPglite } from './start.ts'

// The thread that Postgres runs on: a long query costs the site's own thread nothing.
const port = parentPort
if (!port) throw new Error('worker.ts is started as a worker thread')

const tell = (message: FromWorker) => port.postMessage(message)
const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

try {
	const engine = engineOf(await startPglite({ folder: String(workerData.folder) }))
	let last: Promise<void> = Promise.resolve()

	const run = async (id: number, messages: Uint8Array) => {
		try {
			tell({ kind: 'answer', id, answer: await engine.run(messages) })
		} catch (error) {
			tell({ kind: 'failed', id, reason: reasonOf(error) })
		}
	}
	port.on('message', (message: ToWorker) => {
		last = last.then(() => (message.kind === 'run' ? run(message.id, message.messages) : engine.close()))
		if (message.kind === 'close') void last.finally(() => port.close())
	})
	tell({ kind: 'ready' })
} catch (error) {
	tell({ kind: 'failed', id: null, reason: reasonOf(error) })
	port.close()
}
