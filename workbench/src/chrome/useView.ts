import { useCallback, useMemo, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { readView, type View, writeView } from '../view/view.ts'

/** The view in the URL, and a function that changes it with a new or a replaced history entry. */
export function useView() {
	const { pathname, search } = useLocation()
	const navigate = useNavigate()
	const view = useMemo(() => readView(pathname, new URLSearchParams(search)), [pathname, search])
	// The next change extends the last one even if the URL has not been updated yet.
	const latest = useRef(view)
	const rendered = useRef(view)
	if (rendered.current !== view) {
		rendered.current = view
		latest.current = view
	}
	const change = useCallback(
		(next: Partial<View>, replace = false) => {
			latest.current = { ...latest.current, ...next }
			void navigate(writeView(latest.current), { replace, preventScrollReset: true })
		},
		[navigate],
	)
	return { view, change }
}

/** Changes some properties of the view. */
export type ChangeView = (next: Partial<View>, replace?: boolean) => void
