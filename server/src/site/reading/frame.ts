import { fillsOf, LANGUAGE_TAGS, LOCALE_PARAMETER, LOCALES, type MenuName, type Registry } from 'shared-contract'
import { html, type Markup } from './markup.ts'
import type { Reader } from './source.ts'

interface Page {
	/** Its `<main>`. */
	main: Markup
	path: string
	/** The slices whose links stand in header and footer. */
	registry: Registry | undefined
}

/** A page in the frame of the site: its header and footer with the links that the slices put there. */
export function framed({ main, path, registry }: Page, { say, now, locale }: Reader): Markup {
	const slices = registry?.slices ?? []
	const links = (menu: MenuName) =>
		html`<ul>${fillsOf({ slices }, menu).map(({ path: to, title }) => to && html`<li><a href="${to}">${title?.[locale] ?? to}</a></li>`)}</ul>`
	const languages = LOCALES.map(
		(locale) =>
			html`<li><a href="${path}?${LOCALE_PARAMETER}=${locale}" hreflang="${LANGUAGE_TAGS[locale]}" lang="${LANGUAGE_TAGS[locale]}">${OWN_NAMES[locale]}</a></li>`,
	)
	return html`<div id="reading"><header class="top"><div class="in"><a class="logo" href="/"><img src="/logo.svg" alt="" width="33" height="36"><span>Niouka</span></a><nav aria-label="${say('header.nav')}">${links('menu')}</nav><a class="find" href="/search">${say('header.search')}</a><a class="main" href="/auth">${say('action.signIn')}</a></div></header>
${main}
<footer><div class="in"><p>${say('footer.blurb')}</p>${COLUMNS.map(
		(column) => html`<nav aria-label="${say(column)}"><h2>${say(column)}</h2>${links(column)}</nav>`,
	)}<ul class="chips">${languages}</ul><p>${say('footer.copyright', { year: String(now.getUTCFullYear()) })}</p></div></footer></div>`
}

const COLUMNS = ['footer.discover', 'footer.community', 'footer.legal'] as const
const OWN_NAMES = { pt: 'Português', en: 'English', ja: '日本語' }
