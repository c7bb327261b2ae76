import { atom, type ReadableAtom } from 'nanostores'
import type { ComponentType } from 'react'
import type { PanelProps } from './NotificationsPanel.tsx'

/** The code of the panel comes when the bell is about to be pressed; the first screen does not carry it. */
export type PanelCode =
	| { state: 'absent' | 'loading' | 'failed' }
	| { state: 'ready'; Panel: ComponentType<PanelProps> }

const $current = atom<PanelCode>({ state: 'absent' })

export const $panelCode: ReadableAtom<PanelCode> = $current

/** Fetches the panel's code, unless it is here or on its way. */
export async function loadPanel(): Promise<void> {
	const { state } = $current.get()
	if (state === 'ready' || state === 'loading') return
	$current.set({ state: 'loading' })
	try {
		const { NotificationsPanel } = await import(/* webpackChunkName: "notifications" */ './NotificationsPanel.tsx')
		$current.set({ state: 'ready', Panel: NotificationsPanel })
	} catch {
		$current.set({ state: 'failed' })
	}
}
