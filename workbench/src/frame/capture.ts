import { type ConsoleLine, tell } from '../view/message.ts'
import { plain } from './plain.ts'

const LEVELS: readonly ConsoleLine['level'][] = ['debug', 'log', 'info', 'warn', 'error']

/** Tells the workbench of whatever goes to the console, what nobody catches, and what the site's policy forbids. */
export function capture(): void {
	const page = globalThis.console
	for (const level of LEVELS) {
		const own = page[level].bind(page)
		page[level] = (...parts: unknown[]) => {
			own(...parts)
			tell({ kind: 'console', level, text: parts.map(plain).join(' ') })
		}
	}
	addEventListener('error', ({ error, message }) => {
		if (message) tell({ kind: 'error', where: 'uncaught', text: message, detail: stackOf(error) })
	})
	addEventListener('unhandledrejection', ({ reason }) => {
		tell({ kind: 'error', where: 'uncaught', text: plain(reason), detail: stackOf(reason) })
	})
	addEventListener('securitypolicyviolation', ({ blockedURI, effectiveDirective, sourceFile }) => {
		const text = `The site's policy forbids ${blockedURI || 'something inline'} (${effectiveDirective}).`
		tell({ kind: 'error', where: 'policy', text, detail: sourceFile })
	})
}

/** Where an error comes from. */
export function stackOf(error: unknown): string {
	return error instanceof Error ? (error.stack ?? '') : ''
}
