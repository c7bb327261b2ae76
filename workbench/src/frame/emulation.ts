import { LANGUAGE_TAGS } from 'shared-contract'
import type { Setup } from '../protocol/setup.ts'
import { MemoryStorage } from './MemoryStorage.ts'

/** Gives this frame its own in-memory storage with the session and settings of the setup. Call it before a store is created. */
export function emulateStorage({ session, locale, theme, compact, reducedMotion }: Setup): void {
	const local = new MemoryStorage()
	local.setItem('niouka:locale', locale)
	local.setItem('niouka:appearance', JSON.stringify({ compactMode: compact, disableAnimations: reducedMotion, theme }))
	if (session) {
		local.setItem('niouka:token', session.token)
		local.setItem('niouka:username', session.username)
	}
	replaceStorage('localStorage', local)
	replaceStorage('sessionStorage', new MemoryStorage())
	document.documentElement.lang = LANGUAGE_TAGS[locale]
}

/** Sets `navigator.onLine` to false. */
export function emulateOffline(): void {
	Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false })
}

function replaceStorage(name: 'localStorage' | 'sessionStorage', storage: Storage) {
	Object.defineProperty(window, name, { configurable: true, value: storage })
}
