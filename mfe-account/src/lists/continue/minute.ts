import { atom, onMount, type ReadableAtom } from 'nanostores'
import { MINUTE_MS } from 'shared-contract/units'

const $own = atom(Date.now())

/** The current time in milliseconds, updated every minute while the store has subscribers. */
export const $minute: ReadableAtom<number> = $own

onMount($own, () => {
	$own.set(Date.now())
	const timer = setInterval(() => $own.set(Date.now()), MINUTE_MS)
	return () => clearInterval(timer)
})
