import type { RouteMatchCallbackOptions } from 'workbox-core'
import { ExpirationPlugin } from 'workbox-expiration'
import { CacheFirst } from 'workbox-strategies'
import { ASSETS } from './paths.ts'

/** The files of a visit to about ten pages, with their pictures. */
const MAX_FILES = 800

/** True for a file of the shell or of a slice, and for a picture. */
export function isAsset({ sameOrigin, url }: RouteMatchCallbackOptions): boolean {
	return sameOrigin && ASSETS.test(url.pathname)
}

/** Files that never change under their address are stored; a new version has other addresses. */
export const assets = new CacheFirst({
	cacheName: 'niouka-assets',
	matchOptions: { ignoreVary: true },
	plugins: [
		{ cacheWillUpdate: async ({ response }) => (isImmutable(response) ? response : null) },
		new ExpirationPlugin({ maxEntries: MAX_FILES, purgeOnQuotaError: true }),
	],
})

function isImmutable(response: Response): boolean {
	return response.status === 200 && (response.headers.get('cache-control') ?? '').includes('immutable')
}
