/**
 * The set-up for slices on a page of another site. Every slice exposes it as `./mount`. It imports the shared packages by
 * the names of the shared modules, so that it sets up the instances that the slice uses.
 */
import { createRoot } from 'react-dom/client'
import { provideHost } from 'shared-composition'
import { setLocale } from 'shared-i18n'
import { $navigate, startState } from 'shared-state'
import { GlobalStyle } from 'shared-ui'

/** The options of a page. */
export interface Mount {
	/** The language: `pt`, `en` or `ja`. */
	locale: string
	/** The origin of the site: `https://niouka.example`. */
	origin: string
	/** Navigates to a path of this page without a link; by default a full page load. */
	navigate?: (path: string) => void
	/**
	 * Loads a module of a slice, as `loadRemote('mfe-community/Comments')` does, for widgets of other slices. Without it a
	 * failure panel takes their place.
	 */
	load?: (slice: string, module: string) => Promise<unknown>
}

/** The handle of a mounted page. */
export interface Mounted {
	/** Shows another language. */
	setLocale(locale: string): Promise<void>
	/** Removes the site's styles from the page. */
	unmount(): void
}

/** The id of the JSON block with the texts of the page's language. */
const WORDS_BLOCK = 'niouka-words'

/**
 * Sets up language, styles, state and host for slices on a page of another site. Resolves when the texts are loaded;
 * render slices after that. Call it once per page, from any slice.
 *
 * @throws if the texts of the site cannot be loaded
 */
export async function mount({ locale, origin, navigate, load }: Mount): Promise<Mounted> {
	provideHost({
		load: load ?? ((slice) => Promise.reject(new Error(`${slice} is not on this page`))),
		abandon: async () => {},
	})
	if (navigate) $navigate.set(navigate)
	const show = async (next: string) => {
		await writeTranslations(origin, next)
		await setLocale(next)
	}
	await show(locale)
	void startState()
	const styles = createRoot(document.createElement('div'))
	styles.render(<GlobalStyle />)
	return { setLocale: show, unmount: () => styles.unmount() }
}

/** Writes the common texts into the page, where `localeFile` looks before it asks the page's own server. */
async function writeTranslations(origin: string, locale: string): Promise<void> {
	const address = new URL(`/locales/${locale}.json`, origin).href
	const answer = await fetch(address)
	if (!answer.ok) throw new Error(`${address} answered ${answer.status}`)
	const texts = await answer.text()
	document.getElementById(WORDS_BLOCK)?.remove()
	const block = document.createElement('script')
	Object.assign(block, { id: WORDS_BLOCK, type: 'application/json', textContent: texts })
	block.dataset.locale = locale
	document.head.append(block)
}
