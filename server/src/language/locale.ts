import type { FastifyRequest } from 'fastify'
import { DEFAULT_LOCALE, isLocale, LOCALE_COOKIE, LOCALES, type Locale } from 'shared-contract'

/** The language of whoever asks: the one that they chose here, else the best that their browser speaks, else Portuguese. */
export function localeOf(request: FastifyRequest): Locale {
	const chosen = request.cookies?.[LOCALE_COOKIE]
	return isLocale(chosen) ? chosen : bestLocale(request.headers['accept-language'])
}

/** The supported language with the greatest weight in an `Accept-Language` header; the first of equals. */
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
