import { atom, type ReadableAtom } from 'nanostores'

/** A short message that disappears by itself; the specification's "alert". */
export interface Toast {
	id: number
	tone: 'good' | 'bad' | 'plain'
	text: string
	/** One action, such as undo. */
	action?: { label: string; onPress: () => void } | undefined
	/** What it is about: a newer message about the same takes its place. */
	topic?: string | undefined
}

const SHOWN_MS = 6000
const MAX_TOASTS = 4

let lastId = 0
const $list = atom<readonly Toast[]>([])

export const $toasts: ReadableAtom<readonly Toast[]> = $list

/** Shows a message; the oldest one goes when there are too many. */
export function showToast(tone: Toast['tone'], text: string, action?: Toast['action'], topic?: string): void {
	lastId += 1
	const id = lastId
	const others = $list.get().filter((toast) => toast.text !== text && (topic === undefined || toast.topic !== topic))
	$list.set([...others, { id, tone, text, action, topic }].slice(-MAX_TOASTS))
	setTimeout(() => dismissToast(id), SHOWN_MS)
}

export function dismissToast(id: number): void {
	$list.set($list.get().filter((toast) => toast.id !== id))
}
