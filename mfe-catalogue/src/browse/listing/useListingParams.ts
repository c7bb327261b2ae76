import { useCallback, useMemo } from 'react'
import { type NavigateFunction, useLocation, useNavigate, useNavigation } from 'react-router-dom'
import { type ListingParams, parseParams, toSearch, withChange } from './listingParams.ts'
import type { ListingSettings } from './settings.ts'

/** The text in the state of a location, if typing caused the navigation: it must not overwrite the field. */
export function typedText(state: unknown): string | undefined {
	const text = typeof state === 'object' && state !== null && 'typed' in state ? state.typed : undefined
	return typeof text === 'string' ? text : undefined
}

interface ListingParamsState {
	/** The latest parameters, updated at once; the cards follow when they are loaded. */
	params: ListingParams
	/** The parameters of the cards that are visible now. */
	shownParams: ListingParams
	/** Changes parameters and resets to the first page. Typed changes replace the history entry. */
	change: (change: Partial<ListingParams>, how?: { typed?: boolean }) => void
	/** The path of a page of the list. */
	hrefFor: (page: number) => string
	/** Whether other cards of this list are loading. */
	isPending: boolean
}

/** The location of a list. */
export interface ListingLocation {
	pathname: string
	search: string
	/** The query of the pending navigation within this list. */
	pendingSearch: string | undefined
	navigate: NavigateFunction
}

/** The location of the current list, memoised. */
export function useListingLocation(): ListingLocation {
	const { pathname, search } = useLocation()
	const { location: next } = useNavigation()
	const pendingSearch = next?.pathname === pathname ? next.search : undefined
	const navigate = useNavigate()
	return useMemo(() => ({ pathname, search, pendingSearch, navigate }), [pathname, search, pendingSearch, navigate])
}

/** The parameters of the current list, which are stored in the address. */
export function useListingParams(settings: ListingSettings): ListingParamsState {
	return useListingParamsAt(useListingLocation(), settings)
}

/** The parameters of a list at a location. */
export function useListingParamsAt(
	{ pathname, search, pendingSearch, navigate }: ListingLocation,
	settings: ListingSettings,
): ListingParamsState {
	const latest = pendingSearch ?? search
	const params = useMemo(() => parseParams(latest, settings), [latest, settings])
	const shownParams = useMemo(() => parseParams(search, settings), [search, settings])

	const change = useCallback<ListingParamsState['change']>(
		(change, { typed = false } = {}) => {
			const target = { pathname, search: toSearch(withChange(params, change), settings) }
			void navigate(target, { replace: typed, preventScrollReset: true, state: typed ? { typed: change.q } : null })
		},
		[params, navigate, pathname, settings],
	)

	return {
		params,
		shownParams,
		change,
		hrefFor: (page) => pathname + toSearch({ ...params, page }, settings),
		isPending: pendingSearch !== undefined,
	}
}
