import { atom, type ReadableAtom } from 'nanostores'
import type { ComponentType } from 'react'
import { importFailure } from 'shared-state'
import type { PanelProps } from './NotificationsPanel.tsx'

/** The panel, a chunk of its own that loads on hover, focus or press of the bell. */
export type PanelState =
	| { state: 'absent' | 'loading' }
	/** Its code did not arrive, or failed. */
	| { state: 'failed'; failure: ReturnType<typeof importFailure>['state'] }
	| { state: 'ready'; Panel: ComponentType<PanelProps> }

const $current = atom<PanelState>({ state: 'absent' })

/** The loading state of the panel. */
export const $panel: ReadableAtom<PanelState> = $current

/** Loads the panel, unless it has loaded or is loading. */
export async function loadPanel(): Promise<void> {
	const { state } = $current.get()
	if (state === 'ready' || state === 'loading') return
	$current.set({ state: 'loading' })
	try {
		const { NotificationsPanel } = await import(/* webpackChunkName: "notifications" */ './NotificationsPanel.tsx')
		$current.set({ state: 'ready', Panel: NotificationsPanel })
	} catch (error) {
		$current.set({ state: 'failed', failure: importFailure(error).state })
	}
}
