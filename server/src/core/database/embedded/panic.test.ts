import { EventEmitter } from 'node:events'
import type { Worker } from 'node:worker_threads'
import { panicOf } from './panic.ts'
import { openWorkerEngine } from './workerEngine.ts'

const FULL = 'could not write to file "pg_wal/xlogtemp.42": No space left on device'
const message = (type: string, body: string) => {
	const head = Buffer.alloc(5)
	head.write(type)
	head.writeInt32BE(4 + Buffer.byteLength(body), 1)
	return Buffer.concat([head, Buffer.from(body)])
}
const error = (severity: string) => message('E', `S${severity}\0V${severity}\0C53100\0M${FULL}\0\0`)

test('a PANIC is found among the messages of an answer; an error and the text of a row are none', () => {
	const row = message('D', error('PANIC').toString())
	expect(panicOf(Buffer.concat([row, error('ERROR'), message('Z', 'I')]))).toBeUndefined()
	expect(panicOf(Buffer.concat([row, error('PANIC'), message('Z', 'I')]))).toBe(FULL)
	expect(panicOf(new Uint8Array())).toBeUndefined()
})

test('an engine that stops by itself fails what waits, then tells the process, which ends', async () => {
	const worker = Object.assign(new EventEmitter(), { postMessage: () => {} })
	const lost = new Promise<Error>((resolve) => {
		const opening = openWorkerEngine(worker as unknown as Worker, 'folder', resolve)
		worker.emit('message', { kind: 'ready' })
		void opening.then(async (engine) => {
			const waiting = engine.run(new Uint8Array())
			worker.emit('message', { kind: 'failed', id: null, reason: FULL })
			await expect(waiting).rejects.toThrow(FULL)
			await expect(engine.run(new Uint8Array())).rejects.toThrow(FULL)
		})
	})
	expect((await lost).message).toBe(FULL)
})
