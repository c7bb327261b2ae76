/**
 * What a page of another site does before it shows anything of a slice. Every slice exposes it as `./mount`. It reaches the
 * shared rooms by the names under which slices share them, so that what it sets up is what the slice uses.
 */
import { createRoot } from 'react-dom/client'
import { provideHost } from 'shared-composition'
import { setLocale } from 'shared-i18n'
import { $navigate, startState } from 'shared-state'
import { GlobalStyle } from 'shared-ui'

/** What a page says of itself. */
export interface Mount {
	/** The language: `pt`, `en` or `ja`. */
	locale: string
	/** Where the site is: `https://niouka.example`. */
	origin: string
	/** Goes to a path of this page without a link; otherwise the page is loaded anew there. */
	navigate?: (path: string) => void
	/**
	 * Loads a module of a slice, as `loadRemote('mfe-community/Comments')` does: widgets of other slices come by it. A page
	 * that gives none shows a panel in their place.
	 */
	load?: (slice: string, module: string) => Promise<unknown>
}

/** What a mounted page can do later. */
export interface Mounted {
	/** Shows another language. */
	setLocale(locale: string): Promise<void>
	/** Takes the site's styles off the page. */
	unmount(): void
}

/** The block in which a page of the site holds the words of its language. */
const WORDS_BLOCK = 'niouka-words'

/**
 * Sets up language, styles, state and host for slices on a page that is not the site's. Resolves when words are there;
 * what slices show before that has none. To be called once a page, whichever slice it comes from.
 *
 * @throws where the words of the site cannot be had
 */
export async function mount({ locale, origin, navigate, load }: Mount): Promise<Mounted> {
	provideHost({
		load: load ?? ((slice) => Promise.reject(new Error(`${slice} is not on this page`))),
		abandon: async () => {},
	})
	if (navigate) $navigate.set(navigate)
	const show = async (next: string) => {
		await writeWords(origin, next)
		await setLocale(next)
	}
	await show(locale)
	void startState()
	const styles = createRoot(document.createElement('div'))
	styles.render(<GlobalStyle />)
	return { setLocale: show, unmount: () => styles.unmount() }
}

/** Writes the words that all rooms share into the page, where they are looked for before the page's own server is asked. */
async function writeWords(origin: string, locale: string): Promise<void> {
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
