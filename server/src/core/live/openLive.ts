import type { Settings } from '../settings.ts'
import { NO_BUS } from './bus.ts'
import { LiveSite } from './liveSite.ts'
import { NatsBus } from './natsBus.ts'

/** Creates the live layer: for this process alone, or with `NATS_URL` for all processes of the site. */
export function openLive({ NATS_URL, NATS_SUBJECT }: Settings): LiveSite {
	if (NATS_URL === undefined) return new LiveSite(NO_BUS)
	const report = (error: unknown, message: string) => live.report(error, message)
	const live = new LiveSite(new NatsBus({ url: NATS_URL, subject: NATS_SUBJECT, report }))
	return live
}
