import { StrictMode, startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { collectUncaughtErrors, loadRegistry, provideHost } from 'shared-composition'
import { setLocale, storedLocale } from 'shared-i18n'
import { $session, startState } from 'shared-state'
import { host } from '#host'
import { App } from './App.tsx'
import { afterFirstPage, whenFirstPageReady } from './composition/firstPageReady.ts'
import { pathInHash } from './composition/hashPath.ts'
import { removeServerTitle } from './composition/removeServerTitle.ts'
import { createRouter } from './composition/router.tsx'
import { listenForSearch } from './search/searchShortcut.ts'
import { hasReading } from './startup/reading.ts'

/** From the start of the page to that of live updates. */
const LIVE_DELAY_MS = 2000

/** Starts the page: all requests begin at once, and the frame renders when its translations have loaded. */
async function start() {
	const path = pathInHash(location.hash)
	if (path) history.replaceState(history.state, '', path)
	provideHost(host)
	void loadRegistry()
	removeServerTitle()
	const router = createRouter()
	void startState(new Promise((resolve) => void afterFirstPage(resolve)))
	const firstPageReady = whenFirstPageReady()
	startLiveUpdates()
	await setLocale(storedLocale())
	const root = document.getElementById('root')
	if (!root) throw new Error('The page has no #root')
	const render = () =>
		createRoot(root).render(
			<StrictMode>
				<App router={router} />
			</StrictMode>,
		)
	// At once: the router tells what changes only to a page that is there, not to one that is being rendered in slices.
	if (!hasReading()) return render()
	// The page takes the place of what can be read already when it is whole, rendered in slices, between which a slow phone answers.
	await firstPageReady
	startTransition(render)
}

collectUncaughtErrors()
listenForSearch()
// In a task of its own: a slow phone has just run the scripts.
setTimeout(() => void start())

/** Starts live updates on the page of a member, after a delay and in a separate chunk. */
function startLiveUpdates(): void {
	const stop = $session.subscribe(({ state }) => {
		if (state !== 'member') return
		queueMicrotask(() => stop())
		setTimeout(() => {
			// Offline, the next page tries again; stored data is shown as usual.
			import(/* webpackChunkName: "live" */ 'shared-state/live').then(
				(live) => {
					live.syncNotifications()
					live.syncUnread()
				},
				() => {},
			)
		}, LIVE_DELAY_MS)
	})
}
