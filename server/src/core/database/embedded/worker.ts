import { parentPort } from 'node:worker_threads'
import type { Engine } from './engine.ts'
import type { FromWorker, ToWorker } from './messages.ts'
import { engineOf, startPglite } from './start.ts'

// The thread that Postgres runs on: a long query costs the site's own thread nothing.
const port = parentPort
if (!port) throw new Error('worker.ts is started as a worker thread')

const tell = (message: FromWorker) => port.postMessage(message)
const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

async function open(folder: string): Promise<Engine | undefined> {
	try {
		const engine = engineOf(await startPglite({ folder }))
		tell({ kind: 'ready' })
		return engine
	} catch (error) {
		tell({ kind: 'failed', id: null, reason: reasonOf(error) })
		port?.close()
		return undefined
	}
}

async function run(engine: Engine | undefined, id: number, messages: Uint8Array): Promise<void> {
	if (!engine) return
	try {
		tell({ kind: 'answer', id, answer: await engine.run(messages) })
	} catch (error) {
		tell({ kind: 'failed', id, reason: reasonOf(error) })
	}
}

// One thing after the other, in the order in which they were asked for.
let engine: Promise<Engine | undefined> = Promise.resolve(undefined)
let last: Promise<void> = Promise.resolve()
port.on('message', (message: ToWorker) => {
	if (message.kind === 'open') {
		engine = open(message.folder)
		last = engine.then(() => {})
		return
	}
	last = last.then(async () => {
		const opened = await engine
		if (message.kind === 'run') await run(opened, message.id, message.messages)
		else await opened?.close()
	})
	if (message.kind === 'close') void last.finally(() => port.close())
})
