import type { ComponentType } from 'react'
import { loadState } from '../loads.ts'
import { ScreenFailure } from './ScreenFailure.tsx'
import { isScreen } from './screen.ts'

interface ScreenBoundaryProps {
	slice: string
	screen: string
	/** The boundary that the route declares beside `lazy`. */
	own: ComponentType | null | undefined
}

/** The error boundary of a screen: that of its module or its route, or the failure panel. */
export function ScreenBoundary({ slice, screen, own }: ScreenBoundaryProps) {
	const state = loadState(slice, screen).get()
	const Own = (state.state === 'ready' && isScreen(state.module) ? state.module.ErrorBoundary : undefined) ?? own
	return Own ? <Own /> : <ScreenFailure slice={slice} screen={screen} />
}
