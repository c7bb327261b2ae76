import { setTimeout as wait } from 'node:timers/promises'

const GIVE_UP_MS = 60_000
const PAUSE_MS = 20
/** As a browser opens a page, and as its scripts ask the API. */
const PAGE = { accept: 'text/html', 'sec-fetch-dest': 'document' }

interface Request {
	path: string
	headers: Record<string, string>
	type: string
}

const REQUESTS: readonly Request[] = [
	{ path: '/anime/1', headers: PAGE, type: 'text/html' },
	{ path: '/api/discussions/anime/1?sort=newest', headers: {}, type: 'application/json' },
	{ path: '/api/home', headers: {}, type: 'application/json' },
]

/** Readers who open pages and ask the API again and again. */
export class Readers {
	answered = 0
	/** Answers with 503 and Retry-After. */
	unavailable = 0
	/** Everything else, in one clause each. */
	readonly unexpected = new Set<string>()
	/** The longest wait for an answer, ms. */
	longestMs = 0
	readonly #address: string
	#isRunning = true
	readonly #working: Promise<unknown>

	constructor(address: string) {
		this.#address = address
		this.#working = Promise.all(REQUESTS.map((request) => this.#read(request)))
	}

	async stop(): Promise<void> {
		this.#isRunning = false
		await this.#working
	}

	/** What they saw, in one clause. */
	get seen(): string {
		const longest = (this.longestMs / 1000).toFixed(1)
		return `${this.answered} answers with 200, ${this.unavailable} with 503 and Retry-After; the longest wait ${longest} s`
	}

	async #read(request: Request): Promise<void> {
		while (this.#isRunning) {
			const began = performance.now()
			await this.#ask(request).catch((error) => {
				this.unexpected.add(`${request.path} got no answer: ${error.cause?.code ?? error.name}`)
			})
			this.longestMs = Math.max(this.longestMs, performance.now() - began)
			await wait(PAUSE_MS)
		}
	}

	async #ask({ path, headers, type }: Request): Promise<void> {
		const answer = await fetch(this.#address + path, { headers, signal: AbortSignal.timeout(GIVE_UP_MS) })
		await answer.arrayBuffer()
		const actualType = answer.headers.get('content-type') ?? ''
		if (!actualType.includes(type)) this.unexpected.add(`${path} got ${answer.status} as ${actualType}`)
		else if (answer.status === 200) this.answered += 1
		else if (answer.status === 503 && answer.headers.has('retry-after')) this.unavailable += 1
		else this.unexpected.add(`${path} got ${answer.status}`)
	}
}
