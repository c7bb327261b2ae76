import { LOCALE_PARAMETER, type Locale } from '../locale.ts'
import { escapeMarkup } from '../markup.ts'

/** The size of a card on a page of another site, in pixels. It is readable from 300 to 600 wide. */
export const EMBED_SIZE = { width: 480, height: 180 } as const

/** The address of the card of a title. */
export function embedUrl(origin: string, id: number, locale?: Locale): string {
	return `${origin}/embed/title/${id}${locale ? `?${LOCALE_PARAMETER}=${locale}` : ''}`
}

/** The markup with which another site shows a card. */
export function embedCode(
	{ url, name }: { url: string; name: string },
	{ width, height }: { width: number; height: number } = EMBED_SIZE,
): string {
	const [src, title] = [escapeMarkup(url), escapeMarkup(`${name} · Niouka`)]
	return `<iframe src="${src}" width="${width}" height="${height}" title="${title}" style="border:0;max-width:100%" loading="lazy"></iframe>`
}
