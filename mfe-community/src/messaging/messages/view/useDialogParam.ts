import { useSearchParams } from 'react-router-dom'

const DIALOGS = ['create', 'join', 'requests', 'manage', 'people', 'watch', 'find'] as const
/** A dialog over the screen, in the URL (`?open=requests`), so that back closes it. */
export type DialogName = (typeof DIALOGS)[number]

interface DialogParam {
	dialog: DialogName | undefined
	/** The requested tab or section. */
	section: string | null
	open: (dialog: DialogName, section?: string) => void
	close: () => void
}

export function useDialogParam(): DialogParam {
	const [search, setSearch] = useSearchParams()
	const wanted = search.get('open')
	// A dialog is over the message that the address names.
	const named = search.get('message')
	const message = named === null ? {} : { message: named }
	return {
		dialog: DIALOGS.find((name) => name === wanted),
		section: search.get('section'),
		open: (dialog, section) => setSearch({ ...message, open: dialog, ...(section === undefined ? {} : { section }) }),
		close: () => setSearch(message, { replace: true }),
	}
}
