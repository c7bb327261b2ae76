import { TestEnvironment } from 'jest-environment-jsdom'

/**
 * jsdom plus browser APIs that it lacks and Node provides, and without the rules of styles: it asks each rule for each element whose role
 * or name a test looks for, a fourth of the time of such tests. What CSS hides is tested in a browser. A test file that reads styles says
 * `@jest-environment-options {"styles":true}`.
 */
export default class BrowserEnvironment extends TestEnvironment {
	constructor(config, context) {
		super(config, context)
		const { styles } = config.projectConfig.testEnvironmentOptions
		if (!styles) this.global.getComputedStyle = ({ style }) => style
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
