import { type GalleryPage, gallery } from 'shared-ui/gallery'

export const THEMES = ['system', 'ink', 'paper'] as const
export const WIDTHS = [390, 768, 1280, 1920] as const
export const LANGUAGES = ['pt-BR', 'en', 'ja'] as const

/** How a page of the gallery is looked at. It stands in the address, so that a finding can be shared. */
export interface View {
	page: string
	theme: (typeof THEMES)[number]
	language: (typeof LANGUAGES)[number]
	/** Width of the frame in px; all there is where it is undefined. */
	width: (typeof WIDTHS)[number] | undefined
	compact: boolean
	still: boolean
}

/** Reads a view from an address; what is missing or unknown is the default. */
export function readView(search: URLSearchParams): View {
	const width = Number(search.get('width'))
	return {
		page: pageNamed(search.get('page')).name,
		theme: THEMES.find((theme) => theme === search.get('theme')) ?? 'system',
		language: LANGUAGES.find((language) => language === search.get('language')) ?? 'pt-BR',
		width: WIDTHS.find((known) => known === width),
		compact: search.has('compact'),
		still: search.has('still'),
	}
}

/** Writes a view as the query of an address; what is the default is left out. */
export function writeView(view: View): string {
	const search = new URLSearchParams({ page: view.page })
	if (view.theme !== 'system') search.set('theme', view.theme)
	if (view.language !== 'pt-BR') search.set('language', view.language)
	if (view.width) search.set('width', String(view.width))
	if (view.compact) search.set('compact', '')
	if (view.still) search.set('still', '')
	return `?${search}`
}

/** A page of the gallery by its name, or the first. */
export function pageNamed(name: string | null): GalleryPage {
	const page = gallery.find((candidate) => candidate.name === name) ?? gallery[0]
	if (!page) throw new Error('the gallery has no pages')
	return page
}
