import { Duplex } from 'node:stream'
import type { Engine } from './engine.ts'

const STARTUP_VERSION = 196_608
const TERMINATE = 'X'.charCodeAt(0)

// AuthenticationOk and ReadyForQuery: the embedded engine needs no authentication.
const WELCOME = Buffer.from([0x52, 0, 0, 0, 8, 0, 0, 0, 0, 0x5a, 0, 0, 0, 5, 0x49])

type Callback = (error?: Error | null) => void

/**
 * A socket that connects node-postgres to an embedded engine. Messages that are written together are sent together, so that
 * a query is one round trip.
 */
export class EngineSocket extends Duplex {
	readonly #engine: Engine

	constructor(engine: Engine) {
		super()
		this.#engine = engine
	}

	connect() {
		process.nextTick(() => this.emit('connect'))
	}

	// Methods of a network socket that node-postgres calls.
	setNoDelay() {}
	setKeepAlive() {}
	ref() {}
	unref() {}

	override _read() {}

	override _write(messages: Buffer, _encoding: BufferEncoding, done: Callback) {
		this.#exchange(messages, done)
	}

	override _writev(chunks: { chunk: Buffer }[], done: Callback) {
		this.#exchange(Buffer.concat(chunks.map(({ chunk }) => chunk)), done)
	}

	#exchange(messages: Buffer, done: Callback) {
		if (isStartup(messages)) {
			this.push(WELCOME)
			return done()
		}
		if (messages[0] === TERMINATE) {
			this.push(null)
			return done()
		}
		this.#engine.run(messages).then(
			(answer) => {
				this.push(answer)
				done()
			},
			(error: Error) => done(error),
		)
	}
}

function isStartup(messages: Buffer): boolean {
	return messages.length >= 8 && messages.readInt32BE(4) === STARTUP_VERSION && messages[0] === 0
}
