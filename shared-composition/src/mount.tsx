/**
 * The set-up for slices on a page of another site. Every slice exposes it as `./mount`. It imports the shared packages by
 * the names of the shared modules, so that it sets up the instances that the slice uses.
 */
import { createRoot } from 'react-dom/client'
import { provideHost } from 'shared-composition'
import { setLocale } from 'shared-i18n'
import { $navigate, startState } from 'shared-state'
import { GlobalStyle } from 'shared-ui'
import { ThemeVariables } from 'shared-ui/theme'
import type { Mount, Mounted } from './mountOptions.ts'

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
	styles.render(
		<>
			<ThemeVariables />
			<GlobalStyle />
		</>,
	)
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
