import type { Settings } from '../settings.ts'
import { NO_BUS } from './bus.ts'
import { LiveSite } from './liveSite.ts'
import { NatsBus } from './natsBus.ts'

/** The live layer as the settings say: within this process, or between those that share a NATS server. */
export function openLive({ NATS_URL, NATS_SUBJECT }: Settings): LiveSite {
	if (NATS_URL === undefined) return new LiveSite(NO_BUS)
	const report = (error: unknown, message: string) => live.report(error, message)
	const live = new LiveSite(new NatsBus({ url: NATS_URL, subject: NATS_SUBJECT, report }))
	return live
}
