import type { Command } from '../protocol/message.ts'

let getWindow: (() => Window | null | undefined) | undefined

/**
 * Sets the frame that receives commands.
 * @returns a function that unsets it
 */
export function setFrame(frame: () => Window | null | undefined): () => void {
	getWindow = frame
	return () => {
		if (getWindow === frame) getWindow = undefined
	}
}

/** Posts a command to the frame. */
export function postToFrame(command: Command): void {
	getWindow?.()?.postMessage(command, location.origin)
}
