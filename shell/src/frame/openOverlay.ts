import type { ComponentType } from 'react'
import { showToast } from 'shared-state'
import { words } from '../words.ts'
import { $overlay, type Overlay, type OverlayName, setOverlay } from './overlay.ts'

/** Each part is a chunk of its own, so that the first screen does not carry it. */
const PARTS: Record<OverlayName, () => Promise<{ default: ComponentType }>> = {
	search: () => import(/* webpackChunkName: "search" */ '../search/SearchOverlay.tsx'),
	menu: () => import(/* webpackChunkName: "side-menu" */ './SideMenu.tsx'),
	bug: () => import(/* webpackChunkName: "report" */ './report/BugReport.tsx'),
	feedback: () => import(/* webpackChunkName: "report" */ './report/Feedback.tsx'),
}

/** Opens a part in the place of whatever is open. Where its code cannot be had, a toast says so and the page goes on. */
export async function openOverlay(name: OverlayName): Promise<void> {
	const opening: Overlay = { state: 'opening', name }
	setOverlay(opening)
	try {
		const { default: View } = await PARTS[name]()
		if ($overlay.get() === opening) setOverlay({ state: 'open', name, View })
	} catch {
		if ($overlay.get() !== opening) return
		setOverlay({ state: 'closed' })
		showToast('bad', words.translate('panel.failed'))
	}
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
