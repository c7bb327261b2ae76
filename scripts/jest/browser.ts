import '@testing-library/jest-dom'
import './dialog.ts'

// styled-components inserts rule by rule then, as in production. After each text node jsdom would read the whole style again.
process.env.SC_DISABLE_SPEEDY = 'false'

// jsdom lacks it.
globalThis.reportError ??= (error: unknown) => void dispatchEvent(new ErrorEvent('error', { error }))

// Nothing of a page in jsdom is measured.
performance.getEntriesByType ??= () => []

/** jsdom has no layout, so nothing has a size that changes. */
class NoopResizeObserver {
	observe() {}
	unobserve() {}
	disconnect() {}
}
Object.assign(globalThis, { ResizeObserver: NoopResizeObserver })
