import { useCallback, useMemo } from 'react'
import { useLocation, useNavigate, useNavigation } from 'react-router-dom'
import { type Choice, changed, parseChoice, searchOf } from './choice.ts'
import type { ListingSettings } from './settings.ts'

/** The text that made an address, where typing did: it is not put back into the field. */
export function typedText(state: unknown): string | undefined {
	const text = typeof state === 'object' && state !== null && 'typed' in state ? state.typed : undefined
	return typeof text === 'string' ? text : undefined
}

interface ReaderChoice {
	/** What is chosen, at once as it is pressed: the cards follow. */
	choice: Choice
	/** What the cards in sight are of, until those of the choice are there. */
	shown: Choice
	/** Changes some of it, back on the first page. What was typed takes the place of the address before. */
	change: (change: Partial<Choice>, how?: { typed?: boolean }) => void
	/** The address of a page of the list. */
	hrefFor: (page: number) => string
	/** Whether the cards of another address of this list are on their way. */
	isPending: boolean
}

/** Where a list is. */
export interface ListingAddress {
	pathname: string
	search: string
	/** The query of the page of this list that is on its way. */
	coming: string | undefined
}

/** The address of the list in sight: the same object for as long as it says the same. */
export function useListingAddress(): ListingAddress {
	const { pathname, search } = useLocation()
	const { location: next } = useNavigation()
	const coming = next?.pathname === pathname ? next.search : undefined
	return useMemo(() => ({ pathname, search, coming }), [pathname, search, coming])
}

/** The reader's choice in a list, which lives in the address. */
export function useChoice(settings: ListingSettings): ReaderChoice {
	return useChoiceAt(useListingAddress(), settings)
}

/** The reader's choice in the list at an address. */
export function useChoiceAt({ pathname, search, coming }: ListingAddress, settings: ListingSettings): ReaderChoice {
	const navigate = useNavigate()
	const latest = coming ?? search
	const choice = useMemo(() => parseChoice(latest, settings), [latest, settings])
	const shown = useMemo(() => parseChoice(search, settings), [search, settings])

	const change = useCallback<ReaderChoice['change']>(
		(change, { typed = false } = {}) => {
			const target = { pathname, search: searchOf(changed(choice, change), settings) }
			void navigate(target, { replace: typed, preventScrollReset: true, state: typed ? { typed: change.q } : null })
		},
		[choice, navigate, pathname, settings],
	)

	return {
		choice,
		shown,
		change,
		hrefFor: (page) => pathname + searchOf({ ...choice, page }, settings),
		isPending: coming !== undefined,
	}
}
