import type { Live } from './live.ts'

/** A {@link Live} whose publications are deferred until the transaction has committed. */
export function deferLive(live: Live, later: (work: () => void) => void): Live {
	return {
		publish: (...parameters) => later(() => live.publish(...parameters)),
		revoke: (...parameters) => later(() => live.revoke(...parameters)),
		recheck: (...parameters) => later(() => live.recheck(...parameters)),
		endSession: (...parameters) => later(() => live.endSession(...parameters)),
		endSessionsOf: (...parameters) => later(() => live.endSessionsOf(...parameters)),
		publishReleases: (...parameters) => later(() => live.publishReleases(...parameters)),
		followReleases: (listener) => live.followReleases(listener),
		guard: (kind, guard) => live.guard(kind, guard),
		hideSignals: (from) => live.hideSignals(from),
		isOnline: (memberId) => live.isOnline(memberId),
		online: (memberIds) => live.online(memberIds),
		report: (error, message) => live.report(error, message),
	}
}
