import { $session } from 'shared-state'

const DELAY_MS = 2000

/** Starts live updates on the page of a member, after a delay and in a separate chunk. */
export function startLiveUpdates(): void {
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
		}, DELAY_MS)
	})
}
