import type { Worker } from 'node:worker_threads'
import type { Engine } from './engine.ts'
import type { FromWorker, ToWorker } from './messages.ts'

interface Waiting {
	resolve: (answer: Uint8Array) => void
	reject: (error: Error) => void
}

/**
 * An engine in a worker thread, on a folder that nobody else has open.
 *
 * @throws when the data cannot be opened, with the engine's reason.
 */
export function openWorkerEngine(worker: Worker, folder: string): Promise<Engine> {
	const waiting = new Map<number, Waiting>()
	let nextId = 0
	let gone: Error | undefined
	const exited = new Promise<void>((resolve) => worker.once('exit', () => resolve()))
	const tell = (message: ToWorker) => worker.postMessage(message)

	const engine: Engine = {
		run: (messages) =>
			new Promise((resolve, reject) => {
				if (gone) return reject(gone)
				waiting.set(nextId, { resolve, reject })
				tell({ kind: 'run', id: nextId++, messages })
			}),
		async close() {
			if (!gone) tell({ kind: 'close' })
			await exited
		},
	}

	return new Promise((started, refused) => {
		const lose = (error: Error) => {
			gone ??= error
			for (const { reject } of waiting.values()) reject(gone)
			waiting.clear()
			refused(gone)
		}
		worker.on('error', lose)
		worker.on('exit', () => lose(new Error('the database thread has ended')))
		worker.on('message', (message: FromWorker) => {
			if (message.kind === 'ready') return started(engine)
			if (message.kind === 'failed' && message.id === null) return lose(new Error(message.reason))
			const asked = waiting.get(message.id ?? -1)
			waiting.delete(message.id ?? -1)
			if (message.kind === 'answer') asked?.resolve(message.answer)
			else asked?.reject(new Error(message.reason))
		})
		tell({ kind: 'open', folder })
	})
}
