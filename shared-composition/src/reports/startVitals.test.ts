import { jest } from '@jest/globals'
import { pageLog } from '../eventLog.ts'
import { $registry } from '../registryStore.ts'
import { startVitals } from './startVitals.ts'

type Callback = (list: { getEntries: () => object[] }) => void

/** An observer of a browser that measures layout shifts. */
class Observer {
	static supportedEntryTypes = ['paint', 'layout-shift']
	static tell: Record<string, (entry: object) => void> = {}
	readonly #callback: Callback
	constructor(callback: Callback) {
		this.#callback = callback
	}
	observe({ type }: { type: string }) {
		Observer.tell[type] = (entry) => this.#callback({ getEntries: () => [entry] })
	}
	takeRecords() {
		return []
	}
	disconnect() {}
}

let visibility: DocumentVisibilityState = 'visible'

/** The reader leaves the page, or comes back. */
function turn(state: DocumentVisibilityState) {
	visibility = state
	document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
}

const vitals = () => pageLog().events.map(({ slice, version, vital }) => ({ slice, version, vital }))

beforeEach(async () => {
	jest.useFakeTimers()
	pageLog().events.length = 0
	visibility = 'visible'
	jest.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility)
	Object.assign(globalThis, { PerformanceObserver: Observer })
	const page = { name: 'http://localhost/anime/1?q=x', type: 'navigate', responseStart: 0.1 }
	Object.assign(performance, { getEntriesByType: (type: string) => (type === 'navigation' ? [page] : []) })
	const slice = { name: 'mfe-one', version: '1.0.0', base: '/r/mfe-one/1.0.0/', entry: 'e.js', manifest: 'm.json' }
	const slices = [{ ...slice, owns: ['/anime', '/manga'], exposes: {} }]
	$registry.set({ state: 'ready', registry: { revision: '1', slices } })
	history.replaceState(null, '', '/anime/1?q=x')
	await jest.advanceTimersByTimeAsync(1000)
	startVitals()
	await jest.advanceTimersByTimeAsync(0)
	Observer.tell.paint?.({ entryType: 'paint', name: 'first-contentful-paint', startTime: 900 })
	await jest.advanceTimersByTimeAsync(0)
	Observer.tell['layout-shift']?.({ entryType: 'layout-shift', value: 0.3, startTime: 1000, hadRecentInput: false })
	await jest.advanceTimersByTimeAsync(0)
})
afterEach(() => jest.useRealTimers())

test('a page that is left tells the owned path of its screen, once, and nothing of the address', () => {
	turn('hidden')
	turn('visible')
	Observer.tell['layout-shift']?.({ entryType: 'layout-shift', value: 0.5, startTime: 9000, hadRecentInput: false })
	turn('hidden')
	const vital = { screen: '/anime', metric: 'CLS', value: 0.3 }
	expect(vitals()).toEqual([{ slice: 'mfe-one', version: '1.0.0', vital }])
})

test('in a browser that does not tell the screens of a page apart, a page with several tells nothing', () => {
	history.replaceState(null, '', '/manga/1')
	turn('hidden')
	expect(vitals()).toEqual([])
})
