import type { Order } from '../view/message.ts'

let current: (() => Window | null | undefined) | undefined

/** Says which window the frame has; answers how to take that back. */
export function standsIn(frame: () => Window | null | undefined): () => void {
	current = frame
	return () => {
		if (current === frame) current = undefined
	}
}

/** Asks something of the frame. */
export function order(wanted: Order): void {
	current?.()?.postMessage(wanted, location.origin)
}
