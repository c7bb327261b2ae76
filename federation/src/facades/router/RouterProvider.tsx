import { startTransition, useLayoutEffect, useMemo, useState } from 'react'
import {
	type DataRouter,
	UNSAFE_DataRouterContext as DataRouterContext,
	Router,
	UNSAFE_DataRouterStateContext as StateContext,
} from 'react-router'
import { RouteTree } from './RouteTree.tsx'
import { useScrollMemory } from './scrollMemory.ts'
import type { LeanRouter, RouterState } from './types.ts'

/** What takes no longer than this to come is not announced: drawing the page that is left once more only delays the next, ms. */
export const UNANNOUNCED_MS = 80

/**
 * Shows a router's page, through the library's own contexts, so that the library's hooks and links work within. What
 * changes on a page (its query, its data) is drawn as a transition: the page can be used meanwhile. Another page is drawn
 * in one go: in slices, with a frame of the old page between each two, it would take twice as long. So is the first one,
 * before which there is nothing to use.
 */
export function RouterProvider({ router }: { router: LeanRouter }) {
	const [state, setState] = useState(router.state)
	useLayoutEffect(() => {
		let shown = router.state
		let announcement: ReturnType<typeof setTimeout> | undefined
		function show() {
			const next = router.state
			const isOther = next.location.pathname !== shown.location.pathname || !shown.initialized
			shown = next
			if (isOther) setState(next)
			else startTransition(() => setState(next))
		}
		function follow() {
			clearTimeout(announcement)
			if (leaves(router.state)) announcement = setTimeout(show, UNANNOUNCED_MS)
			else show()
		}
		// The router may have moved between the first drawing and now.
		startTransition(() => setState(router.state))
		const stop = router.subscribe(follow)
		return () => {
			clearTimeout(announcement)
			stop()
		}
	}, [router])
	useScrollMemory(router, state)

	const context = useMemo(() => {
		const navigator = navigatorOf(router)
		// The library's hooks use no more of a router than this.
		return { router: router as unknown as DataRouter, navigator, static: false, basename: '/' }
	}, [router])
	return (
		<DataRouterContext value={context}>
			<StateContext value={state}>
				<Router location={state.location} navigationType={state.historyAction} navigator={context.navigator}>
					<RouteTree state={state} />
				</Router>
			</StateContext>
		</DataRouterContext>
	)
}

/** Whether another page is on its way, and nothing else has happened. */
function leaves({ location, navigation }: RouterState): boolean {
	return navigation.location !== undefined && navigation.location.pathname !== location.pathname
}

function navigatorOf({ createHref, encodeLocation, navigate }: LeanRouter) {
	return {
		createHref,
		encodeLocation,
		go: (steps: number) => void navigate(steps),
		push: (to, state, options) => void navigate(to, { ...options, state }),
		replace: (to, state, options) => void navigate(to, { ...options, state, replace: true }),
	} satisfies Parameters<typeof Router>[0]['navigator']
}
