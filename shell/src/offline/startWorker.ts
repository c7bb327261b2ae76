import { $session, $site, $token, isPreview } from 'shared-state'
import { deleteOwnCaches } from './ownCaches.ts'

/** The address of the worker. Its scope is the whole site. */
const WORKER = '/service-worker.js'

/**
 * Registers the service worker, which lets the site open without a network, and hands it the files that this page has
 * loaded already. What it stored for a member is deleted when a visitor reads here.
 */
export async function startWorker(): Promise<void> {
	// Without https, or in a private window, a browser may have neither.
	if (!('serviceWorker' in navigator) || !('caches' in globalThis)) return
	$session.subscribe(({ state }) => {
		// Until the session has resumed, the token alone tells of a member.
		if (state === 'visitor' && !$token.get() && !isPreview()) void deleteOwnCaches().catch(() => undefined)
	})
	if (!$site.get().worker) return
	try {
		const { serviceWorker } = navigator
		// From then on the worker sees by itself what is loaded.
		serviceWorker.addEventListener('controllerchange', () => {
			serviceWorker.controller?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache: loadedFiles() } })
		})
		await serviceWorker.register(WORKER, { updateViaCache: 'none' })
	} catch {
		// The site works as before, and the next page tries again.
	}
}

function loadedFiles(): string[] {
	const names = performance.getEntriesByType('resource').map(({ name }) => name)
	return [...new Set(names)].filter((name) => name.startsWith(location.origin))
}
