import { atom, onMount } from 'nanostores'
import { AUTH_CLOCK_INTERVAL_MS } from 'shared-contract'

/** The time of this moment (milliseconds), renewed every second while somebody looks. */
export const $now = atom(Date.now())

onMount($now, () => {
	$now.set(Date.now())
	const timer = setInterval(() => $now.set(Date.now()), AUTH_CLOCK_INTERVAL_MS)
	return () => clearInterval(timer)
})
