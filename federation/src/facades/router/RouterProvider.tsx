import { startTransition, useLayoutEffect, useMemo, useState } from 'react'
import {
	type DataRouter,
	UNSAFE_DataRouterContext as DataRouterContext,
	Router,
	UNSAFE_DataRouterStateContext as StateContext,
} from 'react-router'
import { RouteTree } from './RouteTree.tsx'
import { useScrollMemory } from './scrollMemory.ts'
import type { LeanRouter } from './types.ts'

/**
 * Shows a router's page, through the library's own contexts, so that the library's hooks and links work within. A new
 * page is drawn as a transition: the old one can be used until it is there.
 */
export function RouterProvider({ router }: { router: LeanRouter }) {
	const [state, setState] = useState(router.state)
	useLayoutEffect(() => {
		const follow = () => startTransition(() => setState(router.state))
		// The router may have moved between the first drawing and now.
		follow()
		return router.subscribe(follow)
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

function navigatorOf({ createHref, encodeLocation, navigate }: LeanRouter) {
	return {
		createHref,
		encodeLocation,
		go: (steps: number) => void navigate(steps),
		push: (to, state, options) => void navigate(to, { ...options, state }),
		replace: (to, state, options) => void navigate(to, { ...options, state, replace: true }),
	} satisfies Parameters<typeof Router>[0]['navigator']
}
