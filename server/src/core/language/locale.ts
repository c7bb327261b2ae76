import type { FastifyRequest } from 'fastify'
import {
	DEFAULT_LOCALE,
	isLocale,
	isTitleNameChoice,
	LOCALE_COOKIE,
	LOCALE_PARAMETER,
	LOCALES,
	type Locale,
	TITLE_NAMES_PARAMETER,
	type TitleNameChoice,
} from 'shared-contract'

/** The language of a URL (`?hl=ja`). */
export function urlLocale({ query }: Pick<FastifyRequest, 'query'>): Locale | undefined {
	const value: unknown =
		typeof query === 'object' && query !== null && LOCALE_PARAMETER in query ? query[LOCALE_PARAMETER] : undefined
	return isLocale(value) ? value : undefined
}

/** The names of titles in a URL (`?names=romaji`). */
export function urlTitleNames({ query }: Pick<FastifyRequest, 'query'>): TitleNameChoice | undefined {
	const value: unknown =
		typeof query === 'object' && query !== null && TITLE_NAMES_PARAMETER in query
			? query[TITLE_NAMES_PARAMETER]
			: undefined
	return isTitleNameChoice(value) ? value : undefined
}

/**
 * The language of a request: that of the URL, else the cookie of the visitor's choice, else the best match of
 * `Accept-Language`, else Portuguese.
 */
export function localeOf(request: FastifyRequest): Locale {
	const value = urlLocale(request)
	if (value) return value
	const chosen = request.cookies?.[LOCALE_COOKIE]
	return isLocale(chosen) ? chosen : bestLocale(request.headers['accept-language'])
}

/** The supported language with the highest weight in an `Accept-Language` header; the first of equals. */
export function bestLocale(header: string | undefined): Locale {
	let best: { locale: Locale; weight: number } | undefined
	for (const range of (header ?? '').split(',')) {
		const [tag = '', ...parameters] = range.split(';').map((part) => part.trim())
		const weight = Number(parameters.find((parameter) => parameter.startsWith('q='))?.slice(2) ?? 1)
		const language = tag.toLowerCase().split('-')[0]
		const locale = LOCALES.find((supported) => supported === language)
		if (locale && weight > (best?.weight ?? 0)) best = { locale, weight }
	}
	return best?.locale ?? DEFAULT_LOCALE
}
