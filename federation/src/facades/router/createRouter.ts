import {
	createPath,
	type DataRouter,
	IDLE_NAVIGATION,
	matchRoutes,
	NavigationType,
	type RouteObject,
	type RouterNavigateOptions,
	type To,
} from 'react-router'
import { arrived } from './arrived.ts'
import { type Deferred, deferred } from './deferred.ts'
import { initialState } from './initialState.ts'
import { isCertain } from './isCertain.ts'
import { loadAll } from './loadAll.ts'
import { needsLoading } from './needsLoading.ts'
import { boundaryOf, failedAtRoot, notFound } from './notFound.ts'
import { assertOwnSite, createPlace, onlyHashDiffers, redirectPath } from './place.ts'
import { resolveTo } from './resolveTo.ts'
import { createRouteTable } from './routeTable.ts'
import type { Loaded } from './runLoader.ts'
import type { Action, LeanRouter, Location, Matches, RouterHistory, RouterOptions, RouterState } from './types.ts'

/** Where the router is going. There is at most one such visit: a newer one aborts it. */
interface Visit {
	action: Action
	location: Location
	controller: AbortController
	/** Fetches anew for the page on screen: the address stays, and nobody is told of a navigation. */
	revalidation?: boolean
	/** The first visit of the page: there is nothing on screen yet that a navigation could dim. */
	initial?: boolean
	preventScrollReset?: boolean
	/** What the reader is told already, where a visit goes on from another. */
	shown?: boolean
}

const NOTHING: ReadonlyMap<string, Loaded> = new Map()

type Outcome = Partial<Pick<RouterState, 'loaderData' | 'errors'>> & { matches: Matches }

/** The state of a page with data: which routes are on screen with which data, and where it is going meanwhile. */
export function createRouter(
	history: RouterHistory,
	routes: readonly RouteObject[],
	{ patchRoutesOnNavigation }: RouterOptions = {},
): LeanRouter {
	const table = createRouteTable(routes)
	const listeners = new Set<() => void>()
	let state = initialState(history, table.routes, patchRoutesOnNavigation !== undefined)
	let visit: Visit | undefined
	let everything = false
	let revalidated: Deferred | undefined
	let moved: Deferred | undefined

	function update(changed: Partial<RouterState>) {
		state = { ...state, ...changed }
		for (const listener of [...listeners]) listener()
	}

	function announce({ action, location, revalidation, initial, shown }: Visit, matches: Matches) {
		if (revalidation || initial || shown) return
		update({ navigation: { ...IDLE_NAVIGATION, state: 'loading', location, matches, historyAction: action } })
	}

	/** Goes to a location. Resolves when its page is on screen, or when something newer has come. */
	async function go(next: Visit): Promise<void> {
		visit?.controller.abort()
		visit = next
		const { location, controller } = next
		const { signal } = controller
		let matches: Matches | null = matchRoutes(table.routes, location)
		if (matches && state.initialized && !everything && onlyHashDiffers(state.location, location)) {
			return arrive(next, { matches })
		}
		if (patchRoutesOnNavigation && !isCertain(matches)) {
			announce(next, matches ?? [])
			next.shown = true
			try {
				await patchRoutesOnNavigation({ path: location.pathname, signal, patch: table.patch })
			} catch (error) {
				if (!signal.aborted) arrive(next, failed(matches, error))
				return
			}
			if (signal.aborted) return
			matches = matchRoutes(table.routes, location)
		}
		if (!matches) return arrive(next, { loaderData: {}, ...notFound(table.routes, location.pathname) })
		const loading = needsLoading({ history, state, location, matches, everything })
		if (loading.length > 0) announce(next, matches)
		const answers = loading.length > 0 ? await loadAll(history, location, loading, signal) : NOTHING
		if (signal.aborted) return
		for (const [index, { route }] of [...matches.entries()].reverse()) {
			const answer = answers.get(route.id)
			if (answer?.state === 'redirect') return redirect(next, matches.slice(0, index + 1), answer.to)
		}
		arrive(next, { matches, ...arrived(matches, answers, state.loaderData) })
	}

	function failed(matches: Matches | null, error: unknown): Outcome {
		const boundary = matches ? boundaryOf(matches) : undefined
		if (!matches || boundary === undefined) return { loaderData: {}, ...failedAtRoot(table.routes, error) }
		return { matches, loaderData: {}, errors: { [boundary]: error } }
	}

	function redirect(from: Visit, matches: Matches, to: string) {
		const { action, location, revalidation, preventScrollReset = false } = from
		let path: string
		try {
			path = redirectPath(history, to, { location, matches })
		} catch (error) {
			return arrive(from, failed(matches, error))
		}
		return go({
			// What leads on keeps its place in the history; left there, it would lead on again at each step back.
			action: action === NavigationType.Push || revalidation ? NavigationType.Push : NavigationType.Replace,
			location: createPlace(history, path, { _isRedirect: true }),
			controller: new AbortController(),
			preventScrollReset,
		})
	}

	function arrive({ action, location, revalidation, preventScrollReset = false }: Visit, outcome: Outcome) {
		visit = undefined
		everything = false
		if (!revalidation && action === NavigationType.Push) history.push(location, location.state)
		if (!revalidation && action === NavigationType.Replace) history.replace(location, location.state)
		update({
			...outcome,
			historyAction: action,
			location,
			initialized: true,
			renderFallback: false,
			navigation: IDLE_NAVIGATION,
			revalidation: 'idle',
			preventScrollReset,
		})
		moved?.resolve()
		revalidated?.resolve()
		moved = revalidated = undefined
	}

	async function navigate(to: To | number | null, options: RouterNavigateOptions = {}): Promise<void> {
		moved?.resolve()
		moved = undefined
		if (typeof to === 'number') {
			moved = deferred()
			history.go(to)
			return moved.promise
		}
		const { replace, preventScrollReset, fromRouteId: routeId, relative } = options
		const target = to ?? { search: state.location.search, hash: state.location.hash }
		assertOwnSite(history, typeof target === 'string' ? target : createPath(target))
		const path = resolveTo(target, { location: state.location, matches: state.matches, routeId, relative })
		await go({
			action: replace === true ? NavigationType.Replace : NavigationType.Push,
			location: createPlace(history, path, options.state),
			controller: new AbortController(),
			preventScrollReset: preventScrollReset === true,
		})
	}

	function revalidate(): Promise<void> {
		everything = true
		revalidated ??= deferred()
		const { promise } = revalidated
		update({ revalidation: 'loading' })
		const controller = new AbortController()
		const { historyAction: action, location, navigation } = state
		// A visit underway starts over, so that what it brings is fresh as well.
		if (visit && navigation.state !== 'idle') void go({ ...visit, controller, shown: true })
		else void go({ action, location, controller, revalidation: true })
		return promise
	}

	const unlisten = history.listen(({ action, location }) => {
		void go({ action, location, controller: new AbortController() })
	})
	if (!state.initialized) {
		void go({ action: NavigationType.Pop, location: state.location, controller: new AbortController(), initial: true })
	}

	return {
		get state() {
			return state
		},
		routes: table.routes,
		navigate: navigate as DataRouter['navigate'],
		revalidate,
		createHref: history.createHref,
		encodeLocation: history.encodeLocation,
		subscribe(listener) {
			listeners.add(listener)
			return () => listeners.delete(listener)
		},
		dispose() {
			unlisten()
			listeners.clear()
			visit?.controller.abort()
		},
	}
}
