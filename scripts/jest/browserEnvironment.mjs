import { TestEnvironment } from 'jest-environment-jsdom'

/** jsdom plus browser APIs that it lacks and Node provides. */
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
