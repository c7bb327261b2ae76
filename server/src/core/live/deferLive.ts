import type { Live } from './live.ts'

/** Live updates that are told later: once the transaction that they belong to has committed. */
export function deferLive(live: Live, later: (work: () => void) => void): Live {
	return {
		publish: (...given) => later(() => live.publish(...given)),
		revoke: (...given) => later(() => live.revoke(...given)),
		recheck: (...given) => later(() => live.recheck(...given)),
		endSession: (...given) => later(() => live.endSession(...given)),
		endSessionsOf: (...given) => later(() => live.endSessionsOf(...given)),
		publishReleases: (...given) => later(() => live.publishReleases(...given)),
		followReleases: (listener) => live.followReleases(listener),
		guard: (kind, guard) => live.guard(kind, guard),
		hideSignals: (from) => live.hideSignals(from),
		isOnline: (memberId) => live.isOnline(memberId),
		online: (memberIds) => live.online(memberIds),
		report: (error, message) => live.report(error, message),
	}
}
