import { parentPort } from 'node:worker_threads'
import type { Engine } from './engine.ts'
import type { FromWorker, ToWorker } from './messages.ts'
import { panicOf } from './panic.ts'
import { engineOf, startPglite } from './start.ts'

// PGlite runs on this worker thread, so that a long query does not block the server's event loop.
const port = parentPort
if (!port) throw new Error('worker.ts is started as a worker thread')

const send = (message: FromWorker) => port.postMessage(message)
const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

async function open(folder: string): Promise<Engine | undefined> {
	try {
		const engine = engineOf(await startPglite({ folder }))
		send({ kind: 'ready' })
		return engine
	} catch (error) {
		send({ kind: 'failed', id: null, reason: reasonOf(error) })
		port?.close()
		return undefined
	}
}

let hasPanicked = false
async function run(engine: Engine | undefined, id: number, messages: Uint8Array): Promise<void> {
	if (!engine || hasPanicked) return
	try {
		const answer = await engine.run(messages)
		const panic = panicOf(answer)
		if (panic === undefined) return send({ kind: 'answer', id, answer })
		hasPanicked = true
		send({ kind: 'failed', id: null, reason: `the embedded database has stopped: ${panic}` })
		port?.close()
	} catch (error) {
		send({ kind: 'failed', id, reason: reasonOf(error) })
	}
}

// A serial queue: messages are handled in order.
let engine: Promise<Engine | undefined> = Promise.resolve(undefined)
let queue: Promise<void> = Promise.resolve()
port.on('message', (message: ToWorker) => {
	if (message.kind === 'open') {
		engine = open(message.folder)
		queue = engine.then(() => {})
		return
	}
	queue = queue.then(async () => {
		const opened = await engine
		if (message.kind === 'run') await run(opened, message.id, message.messages)
		else if (!hasPanicked) await opened?.close()
	})
	if (message.kind === 'close') void queue.finally(() => port.close())
})
