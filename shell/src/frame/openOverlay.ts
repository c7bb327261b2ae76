import type { ComponentType } from 'react'
import { common } from 'shared-i18n'
import { importFailure, showToast } from 'shared-state'
import { translations } from '../translations.ts'
import { $openOverlay, $overlay, type Overlay, type OverlayName, setOverlay } from './overlay.ts'

/** The overlays, each with its own chunk. */
const OVERLAYS: Record<OverlayName, () => Promise<{ default: ComponentType }>> = {
	search: () => import(/* webpackChunkName: "search" */ '../search/SearchOverlay.tsx'),
	menu: () => import(/* webpackChunkName: "side-menu" */ './SideMenu.tsx'),
	bug: () => import(/* webpackChunkName: "report" */ './report/BugReportDialog.tsx'),
	feedback: () => import(/* webpackChunkName: "report" */ './report/FeedbackDialog.tsx'),
}

/** Opens an overlay in place of the open one. If its code does not load, a toast says so. */
export async function openOverlay(name: OverlayName): Promise<void> {
	const opening: Overlay = { state: 'opening', name }
	setOverlay(opening)
	try {
		const { default: View } = await OVERLAYS[name]()
		if ($overlay.get() === opening) setOverlay({ state: 'open', name, View })
	} catch (error) {
		const isLost = importFailure(error).state === 'unreachable'
		if ($overlay.get() !== opening) return
		setOverlay({ state: 'closed' })
		showToast('bad', isLost ? translations.translate('panel.failed') : common.translate('network.wrong'))
	}
}

$openOverlay.set(openOverlay)

/** Preloads the code of an overlay, on hover or focus of its button. */
export function preloadOverlay(name: OverlayName): void {
	// A failure is retried, and reported, when the overlay is opened.
	OVERLAYS[name]().catch(() => undefined)
}

/** The props of a button that opens an overlay. */
export function overlayTrigger(name: OverlayName) {
	return {
		onClick: () => void openOverlay(name),
		onPointerEnter: () => preloadOverlay(name),
		onFocus: () => preloadOverlay(name),
		'aria-haspopup': 'dialog',
	} as const
}
