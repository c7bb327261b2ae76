import { useSearchParams } from 'react-router-dom'

const WINDOWS = ['create', 'join', 'requests', 'manage', 'people'] as const
/** A window over the screen. It stands in the address (`?open=requests`), so that back closes it. */
export type WindowName = (typeof WINDOWS)[number]

interface OpenWindow {
	window: WindowName | undefined
	/** Which part of it is wanted first. */
	section: string | null
	open: (window: WindowName, section?: string) => void
	close: () => void
}

export function useWindow(): OpenWindow {
	const [search, setSearch] = useSearchParams()
	const wanted = search.get('open')
	return {
		window: WINDOWS.find((name) => name === wanted),
		section: search.get('section'),
		open: (window, section) => setSearch(section === undefined ? { open: window } : { open: window, section }),
		close: () => setSearch({}, { replace: true }),
	}
}
