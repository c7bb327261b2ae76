import { atom, type ReadableAtom } from 'nanostores'
import type { ComponentType } from 'react'

/** The overlays of the frame. */
export type OverlayName = 'search' | 'menu' | 'bug' | 'feedback'

/** The open overlay, at most one; `opening` while its code loads. */
export type Overlay =
	| { state: 'closed' }
	| { state: 'opening'; name: OverlayName }
	| { state: 'open'; name: OverlayName; View: ComponentType }

const $current = atom<Overlay>({ state: 'closed' })

/** The state of the overlay. */
export const $overlay: ReadableAtom<Overlay> = $current

/** Opens an overlay from another one, whose code `openOverlay.ts` loads and which therefore cannot import it. */
export const $openOverlay = atom<(name: OverlayName) => unknown>(() => undefined)

export function setOverlay(overlay: Overlay): void {
	$current.set(overlay)
}

export function closeOverlay(): void {
	if ($current.get().state !== 'closed') $current.set({ state: 'closed' })
}
