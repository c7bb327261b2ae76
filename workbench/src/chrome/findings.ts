import { atom } from 'nanostores'
import type { ConsoleLine, ErrorLine, Issue, Message, RequestLine } from '../view/message.ts'

const LONGEST = 500

/** What the accessibility report says of what is in the frame. */
export type Report =
	| { state: 'none' }
	| { state: 'checking' }
	| { state: 'checked'; issues: readonly Issue[]; passes: number }
	| { state: 'failed'; reason: string }

export const $console = atom<readonly ConsoleLine[]>([])
export const $requests = atom<readonly RequestLine[]>([])
export const $errors = atom<readonly ErrorLine[]>([])
export const $report = atom<Report>({ state: 'none' })
/** Whether the frame listens. */
export const $isReady = atom(false)

/** A frame begins anew: what the last one told no longer counts. */
export function forgetFindings(): void {
	$console.set([])
	$requests.set([])
	$errors.set([])
	$report.set({ state: 'none' })
	$isReady.set(false)
}

/** Takes in what the frame tells. */
export function takeIn(message: Message): void {
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
		case 'issues':
			$report.set({ state: 'checked', issues: message.issues, passes: message.passes })
			break
		case 'unchecked':
			$report.set({ state: 'failed', reason: message.reason })
	}
}

function appended<Line>(lines: readonly Line[], line: Line): Line[] {
	return [...lines, line].slice(-LONGEST)
}
