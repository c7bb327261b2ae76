import debounce from 'debounce'
import { load } from 'shared-composition'
import { OWN_PROFILE, ownListRoute, shelfRoute } from 'shared-contract'
import { MINUTE_MS } from 'shared-contract/units'
import { $session, call, showToast } from 'shared-state'
import { listTranslations } from '../listTranslations.ts'
import { loadListTabs } from '../loadListTabs.ts'
import { $pending, $writes, memberId, reload } from './pendingStore.ts'
import { refreshOwnList } from './refreshOwnList.ts'
import { sendPending } from './sendPending.ts'

/** How often changes that wait are tried while the browser says that it has a network. */
const RETRY_MS = 30_000
/** How long the stored list may be old when nothing was written here. */
const REFRESH_MS = 60 * MINUTE_MS
/** The stored list is read again this long after the last write. */
const AFTER_WRITE_MS = 3000

/**
 * Sends the changes that wait whenever there may be a network, and keeps the member's list in this browser while a service
 * worker stores it. Returns a function that ends it.
 */
export function followPending(): () => void {
	const send = () => {
		if (memberId() !== undefined) void reload().then((changes) => (changes.length > 0 ? sendPending() : undefined))
	}
	const afterWrite = debounce(storeOwnList, AFTER_WRITE_MS)
	const stopWrites = $writes.listen(() => void afterWrite())
	// The id of a member may come later than the member.
	let owner: string | undefined
	const stopSession = $session.subscribe(() => {
		send()
		if (memberId() === owner) return
		if (owner !== undefined) sayWhatStays()
		owner = memberId()
		void storeIfOld()
	})
	const retry = setInterval(() => {
		if (navigator.onLine && $pending.get().some(({ problem }) => !problem)) send()
	}, RETRY_MS)
	const refresh = setInterval(() => void storeIfOld(), REFRESH_MS)
	const whenVisible = () => {
		if (document.visibilityState === 'visible') send()
	}
	addEventListener('online', send)
	document.addEventListener('visibilitychange', whenVisible)
	return () => {
		afterWrite.clear()
		stopWrites()
		stopSession()
		clearInterval(retry)
		clearInterval(refresh)
		removeEventListener('online', send)
		document.removeEventListener('visibilitychange', whenVisible)
	}
}

/** Tells a member who signs out that changes wait in this browser for their return, and shows them no longer. */
function sayWhatStays(): void {
	const count = $pending.get().length
	void reload()
	if (count > 0) showToast('plain', listTranslations.translate('pending.left', { count }))
}

/** Stores the list unless the stored one is recent: opening a page costs no request then. */
async function storeIfOld(): Promise<void> {
	if (!('caches' in globalThis)) return
	const stored = await caches.match(ownListRoute.path, { ignoreVary: true })
	const age = Date.now() - Date.parse(stored?.headers.get('date') ?? '')
	// Without a date the age is no number.
	if (!(age < REFRESH_MS)) await storeOwnList()
}

/** Reads what the page of lists needs, so that the service worker stores it: its code, the entries, the other lists. */
async function storeOwnList(): Promise<void> {
	const owner = memberId()
	if (owner === undefined || !('serviceWorker' in navigator)) return
	await controlled()
	await Promise.allSettled([
		refreshOwnList(owner),
		call(shelfRoute, { params: { username: OWN_PROFILE } }),
		load('mfe-account', 'routes'),
		import(/* webpackChunkName: "lists" */ '../route.tsx'),
		loadListTabs(),
		import(/* webpackChunkName: "entry-dialog" */ '../entry/EntryDialog.tsx'),
	])
}

/** The first page of a browser has no worker until it is installed; one that was reloaded with Shift never has. */
async function controlled(): Promise<void> {
	const { serviceWorker } = navigator
	if (serviceWorker.controller) return
	await new Promise((resolve) => serviceWorker.addEventListener('controllerchange', resolve, { once: true }))
}
