import { readView } from './view.ts'

/** Sets the document as the view says: what the site's own settings do, for this frame alone. */
export function applyView(search: URLSearchParams): void {
	const view = readView(search)
	const root = document.documentElement
	root.lang = view.language
	if (view.theme === 'system') delete root.dataset.theme
	else root.dataset.theme = view.theme
	document.body.classList.toggle('compact-mode', view.compact)
	document.body.classList.toggle('animations-disabled', view.still)
}
