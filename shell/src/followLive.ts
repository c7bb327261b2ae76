import { $session } from 'shared-state'

const IDLE_MS = 2000

/** A member's page hears what happens, once it has nothing more urgent to do: none of it is in its first bytes. */
export function followLive(): void {
	const stop = $session.subscribe(({ state }) => {
		if (state !== 'member') return
		queueMicrotask(() => stop())
		setTimeout(() => {
			// Without a network it is tried again by the next page; what is stored is there all the same.
			import(/* webpackChunkName: "live" */ 'shared-state/live').then(
				(live) => {
					live.followNotifications()
					live.followUnread()
				},
				() => {},
			)
		}, IDLE_MS)
	})
}
