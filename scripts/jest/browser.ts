import '@testing-library/jest-dom'
import { TextDecoder, TextEncoder } from 'node:util'
import './dialog.ts'

// What browsers have and jsdom lacks.
Object.assign(globalThis, { TextDecoder, TextEncoder })
