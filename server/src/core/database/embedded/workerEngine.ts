import type { Worker } from 'node:worker_threads'
import type { Engine } from './engine.ts'
import type { FromWorker, ToWorker } from './messages.ts'

interface PendingRequest {
	resolve: (answer: Uint8Array) => void
	reject: (error: Error) => void
}

/** The time in which requests that the end of the engine fails are answered, before `onLost` ends the process. */
const ANSWER_MS = 500

/**
 * An engine in a worker thread, on a data folder that no other process uses.
 *
 * @param onLost called when the open engine has stopped by itself, as on a full disk; it opens again in a new process
 * @throws Error with the reason of the engine when it cannot open the data
 */
export function openWorkerEngine(worker: Worker, folder: string, onLost: (error: Error) => void): Promise<Engine> {
	const pending = new Map<number, PendingRequest>()
	let nextId = 0
	let failure: Error | undefined
	let isOpen = false
	const exited = new Promise<void>((resolve) => worker.once('exit', () => resolve()))
	const send = (message: ToWorker) => worker.postMessage(message)

	const engine: Engine = {
		run: (messages) =>
			new Promise((resolve, reject) => {
				if (failure) return reject(failure)
				pending.set(nextId, { resolve, reject })
				send({ kind: 'run', id: nextId++, messages })
			}),
		async close() {
			if (!failure) send({ kind: 'close' })
			await exited
		},
	}

	return new Promise((started, refused) => {
		const fail = (error: Error) => {
			failure ??= error
			for (const { reject } of pending.values()) reject(failure)
			pending.clear()
			refused(failure)
		}
		worker.on('error', fail)
		worker.on('exit', () => fail(new Error('the database thread has ended')))
		worker.on('message', (message: FromWorker) => {
			if (message.kind === 'ready') {
				isOpen = true
				return started(engine)
			}
			if (message.kind === 'failed' && message.id === null) {
				const error = new Error(message.reason)
				if (isOpen) setTimeout(onLost, ANSWER_MS, error)
				return fail(error)
			}
			const request = pending.get(message.id ?? -1)
			pending.delete(message.id ?? -1)
			if (message.kind === 'answer') request?.resolve(message.answer)
			else request?.reject(new Error(message.reason))
		})
		send({ kind: 'open', folder })
	})
}
