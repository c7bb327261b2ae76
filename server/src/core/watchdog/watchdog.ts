import { Worker } from 'node:worker_threads'

const BEAT_MS = 1000
/** No request and no job blocks the event loop for so long. */
const HUNG_AFTER_SECONDS = 60

// A worker thread of a few lines. It counts its own beats, so a machine that slept is not a process that hangs, and writes to
// the file itself, since what a thread prints passes through the event loop.
const CODE = `
	const { writeSync } = require('node:fs')
	const { workerData } = require('node:worker_threads')
	const beats = new Int32Array(workerData.buffer)
	let [last, silent] = [-1, 0]
	setInterval(() => {
		const now = Atomics.load(beats, 0)
		silent = now === last ? silent + 1 : 0
		last = now
		if (silent < workerData.hungAfter) return
		writeSync(2, 'niouka: the event loop was blocked for ' + workerData.hungAfter + ' s, so the process ends\\n')
		process.kill(process.pid, 'SIGKILL')
	}, workerData.beatMs)
`

/**
 * Ends this process by SIGKILL when its event loop is blocked, so that a supervisor starts it again: a process that
 * hangs answers no health check, but containers and systemd start again only what has ended.
 *
 * @param hungAfter the seconds until a blocked process ends
 */
export function startWatchdog(hungAfter: number = HUNG_AFTER_SECONDS): void {
	const buffer = new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT)
	const beats = new Int32Array(buffer)
	setInterval(() => Atomics.add(beats, 0, 1), BEAT_MS).unref()
	new Worker(CODE, { eval: true, execArgv: [], workerData: { buffer, hungAfter, beatMs: BEAT_MS } }).unref()
}
