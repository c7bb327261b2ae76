import '@testing-library/jest-dom'
import './dialog.ts'

// jsdom lacks it.
globalThis.reportError ??= (error: unknown) => void dispatchEvent(new ErrorEvent('error', { error }))
