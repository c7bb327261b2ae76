import { atom, type ReadableAtom } from 'nanostores'
import type { ComponentType } from 'react'

/** The parts of the frame that cover the page. */
export type OverlayName = 'search' | 'menu' | 'bug' | 'feedback'

/** At most one part covers the page; `opening` while its code is still on the way. */
export type Overlay =
	| { state: 'closed' }
	| { state: 'opening'; name: OverlayName }
	| { state: 'open'; name: OverlayName; View: ComponentType }

const $current = atom<Overlay>({ state: 'closed' })

export const $overlay: ReadableAtom<Overlay> = $current

export function setOverlay(overlay: Overlay): void {
	$current.set(overlay)
}

export function closeOverlay(): void {
	if ($current.get().state !== 'closed') $current.set({ state: 'closed' })
}
