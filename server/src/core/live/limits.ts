import { TOPICS_PER_FRAME } from 'shared-contract'
import { MINUTE_MS } from 'shared-contract/units'

/** What one socket may do to the server. */
export const FRAME_BYTES = 16 * 1024
export const FRAMES_PER_SECOND = 20
export const FRAMES_AT_ONCE = 60
/** Frames that are none, before the socket is closed. */
export const BROKEN_FRAMES = 5
export const TOPICS_PER_READER = 500
/**
 * How many topics one socket may ask to watch. The database is asked for each frame of them. A page that reconnects asks
 * for all of its topics at once; one frame more is refused, not punished.
 */
export const TOPICS_ASKED_AT_ONCE = TOPICS_PER_READER + TOPICS_PER_FRAME
export const TOPICS_ASKED_PER_SECOND = 20
/** The same for all sockets of one address. */
export const TOPICS_OF_ADDRESS_AT_ONCE = 5000
export const TOPICS_OF_ADDRESS_PER_SECOND = 200
/** Of how many addresses the count is remembered. */
export const ADDRESSES_REMEMBERED = 10_000
export const SOCKETS_PER_MEMBER = 20
/** What may wait for a slow reader before it is let go. */
export const BUFFER_BYTES = 1024 * 1024
export const HELLO_MS = 10_000
export const BEAT_MS = 30_000
/** How often the sessions behind the sockets are looked up again. */
export const SESSION_CHECK_MS = 5 * MINUTE_MS
/** A member who reloads the page was never away. */
export const AWAY_AFTER_MS = 5000
/** How often a process says to the others that it is there, and after how long a silence its members count as gone. */
export const PROCESS_BEAT_MS = 5000
export const PROCESS_SILENT_MS = 20_000
/** The least time between two signals of one socket that are passed on. */
export const SIGNAL_INTERVAL_MS = 1000
/** Over how long the pages of a process are spread that are to ask anew. */
export const ASK_ANEW_MS = 2000
/** How long a page may take to answer that its socket closes. */
export const GOODBYE_MS = 1000
