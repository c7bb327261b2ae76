import { clientsClaim } from 'workbox-core'
import { enable as enableNavigationPreload } from 'workbox-navigation-preload'
import { registerRoute } from 'workbox-routing'
import { assets, isAsset } from './assets.ts'
import { isOtherNavigation, isPage, pages, preloaded, storeFirstPage } from './pages.ts'
import { listenForPush } from './push.ts'
import { isOfflineRead, readsFor } from './reads.ts'

declare const self: ServiceWorkerGlobalScope

// The worker holds no version of shell or slices, so a new one may replace it under an open page.
void self.skipWaiting()
clientsClaim()
// The page is requested while the worker starts.
enableNavigationPreload()

registerRoute(isPage, pages)
registerRoute(isOtherNavigation, preloaded)
registerRoute(isAsset, assets)
registerRoute(isOfflineRead, ({ request, event }) => readsFor(request).handle({ request, event }))

listenForPush(self)

self.addEventListener('install', (event) => event.waitUntil(storeFirstPage(event)))
