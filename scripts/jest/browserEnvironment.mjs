import { TestEnvironment } from 'jest-environment-jsdom'

/** jsdom with what browsers have and jsdom lacks: Node's own, which do the same. */
export default class BrowserEnvironment extends TestEnvironment {
	constructor(...parts) {
		super(...parts)
		Object.assign(this.global, {
			AbortController,
			AbortSignal,
			Headers,
			ReadableStream,
			Request,
			Response,
			structuredClone,
			TextDecoder,
			TextEncoder,
		})
	}
}
