import { atom, type ReadableAtom } from 'nanostores'
import { isTitleNameChoice, type TitleNameChoice } from 'shared-contract'

const STORAGE_KEY = 'niouka:titleNames'

const $chosen = atom(stored())

/** The names of titles that the reader of this browser chose, in every open page; undefined: those of the page's language. */
export const $titleNames: ReadableAtom<TitleNameChoice | undefined> = $chosen

// Another page changed the choice, perhaps while this one was in the cache of the back button.
addEventListener('storage', ({ key }) => key === STORAGE_KEY && $chosen.set(stored()))
addEventListener('pageshow', ({ persisted }) => persisted && $chosen.set(stored()))

/** Changes the names of titles. If the browser refuses to store the choice, it is valid until the page is closed. */
export function setTitleNames(names: TitleNameChoice | undefined): void {
	$chosen.set(names)
	try {
		localStorage.setItem(STORAGE_KEY, names ?? '')
	} catch (error) {
		console.error('The names of titles could not be remembered.', error)
	}
}

function stored(): TitleNameChoice | undefined {
	try {
		const names = localStorage.getItem(STORAGE_KEY)
		return isTitleNameChoice(names) ? names : undefined
	} catch {
		// Without storage a page shows the names of its language.
		return undefined
	}
}
