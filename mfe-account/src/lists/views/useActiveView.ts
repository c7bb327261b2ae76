import { useStore } from '@nanostores/react'
import { useEffect, useRef, useState } from 'react'
import { type SavedView, savedViewRoute, type ViewPlace } from 'shared-contract'
import { call } from 'shared-state'
import { createRemote } from 'shared-state/remote'

/** The view that was opened last at each place: the address of a list of titles forgets it when a filter changes. */
const opened = new Map<ViewPlace, string>()

interface Shown {
	place: ViewPlace
	/** The id in the address. */
	asked: string | null
	/** The filters in the address. */
	query: string
}

/** The view that a page shows: the one in the address, one of the same filters, or the one whose filters the reader changes. */
export function useActiveView(views: readonly SavedView[], { place, asked, query }: Shown): SavedView | undefined {
	useEffect(() => {
		if (asked) opened.set(place, asked)
		else if (query === '') opened.delete(place)
	}, [place, asked, query])
	const id = asked ?? (query === '' ? undefined : opened.get(place))
	return (
		views.find((view) => view.query === query && (!asked || view.id === asked)) ?? views.find((view) => view.id === id)
	)
}

/** The view of an id, which may be somebody else's; undefined until it has come, and if the reader may not open it. */
export function useViewById(id: string | undefined): SavedView | undefined {
	const latest = useRef('')
	latest.current = id ?? ''
	const [found] = useState(() => createRemote(() => call(savedViewRoute, { params: { viewId: latest.current } })))
	const state = useStore(found.$state)
	useEffect(() => {
		if (id) void found.load()
	}, [found, id])
	return state.state === 'ready' && state.value.view.id === id ? state.value.view : undefined
}
