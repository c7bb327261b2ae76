import { useStore } from '@nanostores/react'
import { $overlay } from './overlay.ts'

/** Draws the part of the frame that covers the page, if one does. */
export function OverlayHost() {
	const overlay = useStore($overlay)
	return overlay.state === 'open' ? <overlay.View /> : null
}
