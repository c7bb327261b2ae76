import { LANGUAGE_TAGS } from 'shared-contract'
import type { Setup } from '../view/setup.ts'
import { MemoryStorage } from './MemoryStorage.ts'

/** Gives this frame a storage of its own, as a browser of whom it is to be shown to would have it. Before any store is made. */
export function isolate({ session, locale, theme, compact, still }: Setup): void {
	const local = new MemoryStorage()
	local.setItem('niouka:locale', locale)
	local.setItem('niouka:appearance', JSON.stringify({ compactMode: compact, disableAnimations: still, theme }))
	if (session) {
		local.setItem('niouka:token', session.token)
		local.setItem('niouka:username', session.username)
	}
	replace('localStorage', local)
	replace('sessionStorage', new MemoryStorage())
	document.documentElement.lang = LANGUAGE_TAGS[locale]
}

/** The browser says that there is no network, as it would. */
export function goOffline(): void {
	Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false })
}

function replace(name: 'localStorage' | 'sessionStorage', storage: Storage) {
	Object.defineProperty(window, name, { configurable: true, value: storage })
}
