export {}

declare const self: ServiceWorkerGlobalScope

// The worker of a site with SERVICE_WORKER=off: it deletes what former workers stored, and ends itself. The browser then loads
// the open pages without a worker.
self.addEventListener('install', () => void self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(withdraw()))

async function withdraw(): Promise<void> {
	await Promise.all((await caches.keys()).map((name) => caches.delete(name)))
	await self.registration.unregister()
	const pages = await self.clients.matchAll({ type: 'window' })
	await Promise.all(pages.map((page) => page.navigate(page.url).catch(() => undefined)))
}
