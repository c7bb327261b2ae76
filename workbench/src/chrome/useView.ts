import { useCallback, useMemo, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { readView, type View, writeView } from '../view/view.ts'

/** The view that the address holds, and how to change it: a step of its own in the history, or in place of this one. */
export function useView() {
	const { pathname, search } = useLocation()
	const navigate = useNavigate()
	const view = useMemo(() => readView(pathname, new URLSearchParams(search)), [pathname, search])
	// Two changes in a row are both meant, though the address has not followed the first one yet.
	const wanted = useRef(view)
	const shown = useRef(view)
	if (shown.current !== view) {
		shown.current = view
		wanted.current = view
	}
	const change = useCallback(
		(next: Partial<View>, replace = false) => {
			wanted.current = { ...wanted.current, ...next }
			void navigate(writeView(wanted.current), { replace, preventScrollReset: true })
		},
		[navigate],
	)
	return { view, change }
}

/** Changes some of the view. */
export type ChangeView = (next: Partial<View>, replace?: boolean) => void
