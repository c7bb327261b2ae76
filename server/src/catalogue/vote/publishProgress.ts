import type { Live } from '../../core/live/live.ts'

/** Publishes to a member's open pages that their progress with a title may have changed, and with it what is a spoiler. */
export function publishProgress(live: Live, memberId: string): void {
	live.publish(`member:${memberId}`, { type: 'progressChanged' })
}
