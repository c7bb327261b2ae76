import { ModelTimeout } from './failureOf.ts'

/** How long the model may take, in milliseconds. */
export interface ModelLimits {
	/** Without a word. */
	silence: number
	/** For the whole reply. */
	total: number
}

/** Ends what is asked of the model: when its reader goes, when it falls silent, when it takes too long. */
export class Watch {
	readonly #controller = new AbortController()
	readonly #silent: NodeJS.Timeout
	readonly #late: NodeJS.Timeout
	readonly #reader: AbortSignal

	constructor(reader: AbortSignal, { silence, total }: ModelLimits) {
		this.#reader = reader
		this.#silent = setTimeout(() => this.#controller.abort(new ModelTimeout('the model fell silent')), silence)
		this.#late = setTimeout(() => this.#controller.abort(new ModelTimeout('the model took too long')), total)
		if (reader.aborted) this.#leave()
		else reader.addEventListener('abort', this.#leave)
	}

	get signal(): AbortSignal {
		return this.#controller.signal
	}

	/** Why it was ended: the client's own error says only that it was. */
	reason(error: unknown): unknown {
		return this.signal.aborted ? this.signal.reason : error
	}

	/** There was a sign of life. */
	heard(): void {
		this.#silent.refresh()
	}

	close(): void {
		clearTimeout(this.#silent)
		clearTimeout(this.#late)
		this.#reader.removeEventListener('abort', this.#leave)
	}

	#leave = () => this.#controller.abort(this.#reader.reason)
}
