import { atom, computed, onMount, type ReadableAtom } from 'nanostores'
import { deviceTimeZone } from 'shared-i18n'
import { dateInZone } from './calendarDays.ts'

const SECOND_MS = 1000
const MINUTE_MS = 60_000

/** The reader's time zone, as its IANA name. Asked of the device when it is first read: the answer takes long. */
export const $timeZone = atom('')

onMount($timeZone, () => {
	if ($timeZone.value === '') $timeZone.set(deviceTimeZone())
})

const $second = atom(Date.now())

/**
 * The current time in milliseconds, updated every second by one timer that runs only while the store has subscribers.
 */
export const $now: ReadableAtom<number> = $second

onMount($second, () => {
	$second.set(Date.now())
	const timer = setInterval(() => $second.set(Date.now()), SECOND_MS)
	return () => clearInterval(timer)
})

/** The current time in milliseconds, rounded down to the minute. */
export const $minute = computed($now, (now) => Math.floor(now / MINUTE_MS) * MINUTE_MS)

/** Today in the reader's time zone, as an ISO date. */
export const $today = computed([$now, $timeZone], (now, zone) => dateInZone(now, zone))
