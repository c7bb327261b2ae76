import type { Locale } from 'shared-contract'

const GENERATED_POSTERS = '/art/poster/'

/** The URL of a poster for a language: posters that the site generates have Japanese lettering on Japanese pages. */
export function localizedPosterUrl(locale: Locale, url: string): string {
	if (locale !== 'ja' || !url.startsWith(GENERATED_POSTERS)) return url
	return `${url}${url.includes('?') ? '&' : '?'}hl=${locale}`
}
