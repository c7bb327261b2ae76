import { FOOTER_COLUMNS, LANGUAGE_TAGS, LOCALE_PARAMETER, LOCALES, MAIN_LINKS } from 'shared-contract'
import { html, type Markup } from './markup.ts'
import type { Reader } from './source.ts'

interface Label {
	path: string
	label: string
}

/** A page in the frame of the site: its header and footer with their links. */
export function framed(main: Markup, path: string, reader: Reader): Markup {
	const { say, now } = reader
	const links = (list: readonly Label[]) =>
		html`<ul>${list.map((each) => html`<li><a href="${each.path}">${say(each.label)}</a></li>`)}</ul>`
	const languages = LOCALES.map(
		(locale) =>
			html`<li><a href="${path}?${LOCALE_PARAMETER}=${locale}" hreflang="${LANGUAGE_TAGS[locale]}" lang="${LANGUAGE_TAGS[locale]}">${OWN_NAMES[locale]}</a></li>`,
	)
	return html`<div id="reading"><header class="top"><div class="in"><a class="logo" href="/"><img src="/logo.svg" alt="" width="33" height="36"><span>Niouka</span></a><nav aria-label="${say('header.nav')}">${links(MAIN_LINKS)}</nav><a class="find" href="/search">${say('header.search')}</a><a class="main" href="/auth">${say('action.signIn')}</a></div></header>
${main}
<footer><div class="in"><p>${say('footer.blurb')}</p>${Object.values(FOOTER_COLUMNS).map(
		(column) => html`<nav aria-label="${say(column.title)}"><h2>${say(column.title)}</h2>${links(column.links)}</nav>`,
	)}<ul class="chips">${languages}</ul><p>${say('footer.copyright', { year: String(now.getUTCFullYear()) })}</p></div></footer></div>`
}

const OWN_NAMES = { pt: 'Português', en: 'English', ja: '日本語' }
