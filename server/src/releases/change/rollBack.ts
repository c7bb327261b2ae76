import type { AppContext } from '../../core/appContext.ts'
import type { Database } from '../../core/database/schema.ts'
import { Problem } from '../../core/problem.ts'
import type { Actor } from '../actor.ts'
import { logAuditEvent } from '../audit.ts'
import { type Channel, changeChannel, NO_CANDIDATE, NO_WATCH } from './changing.ts'
import { readWayBack } from './history.ts'
import { publishedEntry } from './publishedEntry.ts'
import { refuseBreaches } from './refuseBreaches.ts'
import { withdrawal } from './withdraw.ts'

interface RollBack {
	slice: string
	/** What is to go, as whoever asks knows it; left out, whatever it is by now. */
	version?: string | undefined
	actor: Actor
	now: Date
}

/**
 * Ends a trial that is running, or else gives everybody the version back that was live before. The first version of a slice
 * is withdrawn.
 *
 * @throws Problem `release.noPrevious` where there is nothing to go back from, or the versions before have been pruned;
 * `release.changed` where something else would go than was meant, as a trial that the server ended meanwhile;
 * `release.broken` where another slice has its paths by now
 */
export async function rollBack(db: AppContext['db'], { slice, version, actor, now }: RollBack): Promise<void> {
	await changeChannel(db, slice, async (transaction, channel) => {
		const { candidate, current, previous } = channel
		if (version !== undefined && version !== (candidate ?? current)) throw new Problem('release.changed', 409)
		if (candidate !== null) {
			await logAuditEvent(transaction, { slice, version: candidate, actor, act: 'canaryEnded', now })
			return NO_CANDIDATE
		}
		if (current === null) throw new Problem('release.noPrevious', 409)
		if (previous === null) {
			const { isFirst } = await readWayBack(transaction, slice)
			if (!isFirst) throw new Problem('release.noPrevious', 409)
			return withdrawal(transaction, { slice, version: current, actor, now })
		}
		await refuseTaken(transaction, { slice, version: previous }, current)
		await logAuditEvent(transaction, { slice, version: previous, from: current, actor, act: 'rolledBack', now })
		return goBack(transaction, slice, previous, now)
	})
}

/**
 * @param version was live before, and may be given to everybody again
 * @throws Problem `release.broken` where another slice has its paths by now
 */
export async function refuseTaken(
	db: Database,
	version: { slice: string; version: string },
	current: string,
): Promise<void> {
	const entry = await publishedEntry(db, version)
	// What only the newer one has goes with it: that is meant.
	await refuseBreaches(db, entry, { current, but: ['routeDropped', 'exposeMissing', 'routeReserved'] })
}

/** What a channel holds after a step back, once the log has it. What is gone back to is not watched. */
export async function goBack(db: Database, slice: string, to: string, now: Date): Promise<Partial<Channel>> {
	const { versions } = await readWayBack(db, slice)
	return { current: to, previous: versions[0] ?? null, since: now, ...NO_WATCH }
}
