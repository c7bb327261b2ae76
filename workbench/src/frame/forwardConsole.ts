import { type ConsoleLine, postToWorkbench } from '../protocol/message.ts'
import { formatValue } from './formatValue.ts'

const LEVELS: readonly ConsoleLine['level'][] = ['debug', 'log', 'info', 'warn', 'error']

/** Posts console messages, uncaught errors and violations of the content security policy to the workbench. */
export function forwardConsole(): void {
	const page = globalThis.console
	for (const level of LEVELS) {
		const original = page[level].bind(page)
		page[level] = (...parts: unknown[]) => {
			original(...parts)
			postToWorkbench({ kind: 'console', level, text: parts.map(formatValue).join(' ') })
		}
	}
	addEventListener('error', ({ error, message }) => {
		if (message) postToWorkbench({ kind: 'error', source: 'uncaught', text: message, detail: stackOf(error) })
	})
	addEventListener('unhandledrejection', ({ reason }) => {
		postToWorkbench({ kind: 'error', source: 'uncaught', text: formatValue(reason), detail: stackOf(reason) })
	})
	addEventListener('securitypolicyviolation', ({ blockedURI, effectiveDirective, sourceFile }) => {
		const text = `The content security policy blocks ${blockedURI || 'inline code'} (${effectiveDirective}).`
		postToWorkbench({ kind: 'error', source: 'policy', text, detail: sourceFile })
	})
}

/** The stack of an error, or an empty text. */
export function stackOf(error: unknown): string {
	return error instanceof Error ? (error.stack ?? '') : ''
}
