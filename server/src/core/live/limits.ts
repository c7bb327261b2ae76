import { TOPICS_PER_FRAME } from 'shared-contract'
import { MINUTE_MS } from 'shared-contract/units'

/** Limits of one WebSocket. */
export const FRAME_BYTES = 16 * 1024
export const FRAMES_PER_SECOND = 20
export const FRAMES_AT_ONCE = 60
/** Invalid frames until the socket is closed. */
export const INVALID_FRAMES = 5
export const TOPICS_PER_SOCKET = 500
/**
 * Burst of topics that one socket may ask to watch: each frame costs a query. A page that reconnects asks for all of its
 * topics at once, and may exceed its limit by one frame without being closed.
 */
export const TOPICS_ASKED_AT_ONCE = TOPICS_PER_SOCKET + TOPICS_PER_FRAME
export const TOPICS_ASKED_PER_SECOND = 20
/** The same for all sockets of an address. */
export const TOPICS_OF_ADDRESS_AT_ONCE = 5000
export const TOPICS_OF_ADDRESS_PER_SECOND = 200
/** Size of the cache of these limits. */
export const ADDRESSES_CACHED = 10_000
export const SOCKETS_PER_MEMBER = 20
/** Unsent bytes of a slow client until its socket is closed. */
export const BUFFER_BYTES = 1024 * 1024
export const HELLO_MS = 10_000
export const HEARTBEAT_MS = 30_000
/** Interval of the check that the sessions of open sockets still exist. */
export const SESSION_CHECK_MS = 5 * MINUTE_MS
/** A member stays online for this time, so that a reload of the page does not show. */
export const AWAY_AFTER_MS = 5000
/** Interval of the heartbeats between processes, and the silence after which the members of a process are offline. */
export const PROCESS_HEARTBEAT_MS = 5000
export const PROCESS_SILENT_MS = 20_000
/** The least time between two typing signals of one socket. */
export const SIGNAL_INTERVAL_MS = 1000
/** The time over which the pages of a process are spread when they reload their data. */
export const RESYNC_SPREAD_MS = 2000
/** How long a client may take for the closing handshake. */
export const CLOSE_TIMEOUT_MS = 1000
