import type { Locale } from '../locale.ts'

/** The entity that a drawn picture stands for: it determines shape and motif. */
export const ARTWORK_KINDS = ['poster', 'banner', 'episode', 'news', 'avatar'] as const
export type ArtworkKind = (typeof ARTWORK_KINDS)[number]

/** Width over height of each kind of picture. */
export const ARTWORK_SHAPES: Record<ArtworkKind, readonly [width: number, height: number]> = {
	poster: [400, 600],
	banner: [1600, 700],
	episode: [640, 360],
	news: [960, 540],
	avatar: [160, 160],
}

/**
 * The widths in which drawn pictures are shown, in pixels: `12.320.webp` beside the drawing itself, `12.svg`. The widest is for
 * banners on large screens and on those of two pixels to one.
 */
export const ARTWORK_WIDTHS = [160, 320, 720, 1600, 2880] as const
export type ArtworkWidth = (typeof ARTWORK_WIDTHS)[number]

/** The `srcset` of a picture that the site draws, `/art/<kind>/<id>.svg`; undefined for any other. */
export function drawnSources(address: string): string | undefined {
	if (!address.startsWith('/art/')) return undefined
	return ARTWORK_WIDTHS.map((width) => `${address.replace('.svg', `.${width}.webp`)} ${width}w`).join()
}

/**
 * The address of the drawn picture of a title, episode, article or member; also the fallback for a broken picture.
 *
 * @param version of the drawing's source data. With the current version the picture is cached for a year, without one for
 * minutes.
 */
export function artworkPath(kind: ArtworkKind, id: string | number, version?: string): string {
	return `/art/${kind}/${id}.svg${version ? `?v=${version}` : ''}`
}

const POSTERS = '/art/poster/'

/** The URL of a poster for a language: posters that the site generates have Japanese lettering on Japanese pages. */
export function localizedPosterUrl(locale: Locale, url: string): string {
	if (locale !== 'ja' || !url.startsWith(POSTERS)) return url
	return `${url}${url.includes('?') ? '&' : '?'}hl=${locale}`
}
