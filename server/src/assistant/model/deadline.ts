import { ModelTimeout } from './failureOf.ts'

/** Time limits of the model, in milliseconds. */
export interface ModelLimits {
	/** The longest pause between chunks. */
	silence: number
	/** For the whole reply. */
	total: number
}

/** Aborts the request to the model if the reader disconnects, the model is silent for too long, or the reply takes too long. */
export class ModelDeadline {
	readonly #controller = new AbortController()
	readonly #silenceTimer: NodeJS.Timeout
	readonly #totalTimer: NodeJS.Timeout
	readonly #readerSignal: AbortSignal

	constructor(readerSignal: AbortSignal, { silence, total }: ModelLimits) {
		this.#readerSignal = readerSignal
		this.#silenceTimer = setTimeout(() => this.#controller.abort(new ModelTimeout('the model fell silent')), silence)
		this.#totalTimer = setTimeout(() => this.#controller.abort(new ModelTimeout('the model took too long')), total)
		if (readerSignal.aborted) this.#abortForReader()
		else readerSignal.addEventListener('abort', this.#abortForReader)
	}

	get signal(): AbortSignal {
		return this.#controller.signal
	}

	/** The reason of the abort; the client's own error only says that there was one. */
	reason(error: unknown): unknown {
		return this.signal.aborted ? this.signal.reason : error
	}

	/** Restarts the limit of silence; call it for each chunk. */
	restartSilence(): void {
		this.#silenceTimer.refresh()
	}

	close(): void {
		clearTimeout(this.#silenceTimer)
		clearTimeout(this.#totalTimer)
		this.#readerSignal.removeEventListener('abort', this.#abortForReader)
	}

	#abortForReader = () => this.#controller.abort(this.#readerSignal.reason)
}
