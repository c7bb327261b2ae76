import { atom } from 'nanostores'
import type { AccessibilityIssue, ConsoleLine, ErrorLine, Message, RequestLine } from '../protocol/message.ts'

const MAX_LINES = 500

/** The state of the axe run in the frame. */
export type AccessibilityReport =
	| { state: 'none' }
	| { state: 'checking' }
	| { state: 'checked'; issues: readonly AccessibilityIssue[]; passes: number }
	| { state: 'failed'; reason: string }

export const $console = atom<readonly ConsoleLine[]>([])
export const $requests = atom<readonly RequestLine[]>([])
export const $errors = atom<readonly ErrorLine[]>([])
export const $accessibility = atom<AccessibilityReport>({ state: 'none' })
/** Whether the frame listens to commands. */
export const $isReady = atom(false)

/** Resets the stores for a new frame. */
export function resetFrameStore(): void {
	$console.set([])
	$requests.set([])
	$errors.set([])
	$accessibility.set({ state: 'none' })
	$isReady.set(false)
}

/** Stores a message of the frame. */
export function handleFrameMessage(message: Message): void {
	switch (message.kind) {
		case 'ready':
			$isReady.set(true)
			break
		case 'console':
			$console.set(appended($console.get(), message))
			break
		case 'request':
			$requests.set(appended($requests.get(), message))
			break
		case 'error':
			$errors.set(appended($errors.get(), message))
			break
		case 'accessibility':
			$accessibility.set({ state: 'checked', issues: message.issues, passes: message.passes })
			break
		case 'accessibilityFailed':
			$accessibility.set({ state: 'failed', reason: message.reason })
	}
}

function appended<Line>(lines: readonly Line[], line: Line): Line[] {
	return [...lines, line].slice(-MAX_LINES)
}
