import { atom, computed, onMount, type ReadableAtom } from 'nanostores'
import { dayOf, readerZone } from './days.ts'

const SECOND_MS = 1000
const MINUTE_MS = 60_000

/** The reader's zone. */
export const $zone = atom(readerZone())

const $second = atom(Date.now())

/** The time to the second, in milliseconds: one timer for all who watch it, and none while nobody does. */
export const $now: ReadableAtom<number> = $second

onMount($second, () => {
	$second.set(Date.now())
	const timer = setInterval(() => $second.set(Date.now()), SECOND_MS)
	return () => clearInterval(timer)
})

/** The time to the minute, in milliseconds. */
export const $minute = computed($now, (now) => Math.floor(now / MINUTE_MS) * MINUTE_MS)

/** The reader's day, as an ISO date. */
export const $today = computed([$now, $zone], (now, zone) => dayOf(now, zone))
