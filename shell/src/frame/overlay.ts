import { atom, type ReadableAtom } from 'nanostores'
import type { ComponentType } from 'react'
import { showToast } from 'shared-state'
import { words } from '../words.ts'

/** The parts of the frame that cover the page. Each is a chunk of its own, so that the first screen does not carry it. */
const PARTS = {
	search: () => import(/* webpackChunkName: "search" */ '../search/SearchOverlay.tsx'),
	menu: () => import(/* webpackChunkName: "side-menu" */ './SideMenu.tsx'),
	bug: () => import(/* webpackChunkName: "report" */ './report/BugReport.tsx'),
	feedback: () => import(/* webpackChunkName: "report" */ './report/Feedback.tsx'),
} satisfies Record<string, () => Promise<{ default: ComponentType }>>

export type OverlayName = keyof typeof PARTS

/** At most one part covers the page; `opening` while its code is still on the way. */
export type Overlay =
	| { state: 'closed' }
	| { state: 'opening'; name: OverlayName }
	| { state: 'open'; name: OverlayName; View: ComponentType }

const $current = atom<Overlay>({ state: 'closed' })

export const $overlay: ReadableAtom<Overlay> = $current

/** Opens a part in the place of whatever is open. Where its code cannot be had, a toast says so and the page goes on. */
export async function openOverlay(name: OverlayName): Promise<void> {
	const opening: Overlay = { state: 'opening', name }
	$current.set(opening)
	try {
		const { default: View } = await PARTS[name]()
		if ($current.get() === opening) $current.set({ state: 'open', name, View })
	} catch {
		if ($current.get() !== opening) return
		$current.set({ state: 'closed' })
		showToast('bad', words.translate('panel.failed'))
	}
}

export function closeOverlay(): void {
	if ($current.get().state !== 'closed') $current.set({ state: 'closed' })
}

/** Fetches the code of a part ahead, when a pointer or the focus says that it is about to be opened. */
export function prepareOverlay(name: OverlayName): void {
	// What fails now is tried again, and told, when the part is opened.
	PARTS[name]().catch(() => undefined)
}

/** The properties of a control that opens a part. */
export function opens(name: OverlayName) {
	return {
		onClick: () => void openOverlay(name),
		onPointerEnter: () => prepareOverlay(name),
		onFocus: () => prepareOverlay(name),
		'aria-haspopup': 'dialog',
	} as const
}
