import type { AppContext } from '../../core/appContext.ts'
import type { Database } from '../../core/database/schema.ts'
import { Problem } from '../../core/problem.ts'
import type { Actor } from '../actor.ts'
import { logAuditEvent } from '../audit.ts'
import { type Channel, changeChannel, NO_CANDIDATE, NO_WATCH } from './changing.ts'
import { checkPromotion } from './checkPromotion.ts'
import { readRollbackTargets } from './history.ts'
import { publishedEntry } from './publishedEntry.ts'
import { withdrawal } from './withdraw.ts'

interface RollBack {
	slice: string
	/** The version that the client wants to roll back; default: whichever is live. */
	version?: string | undefined
	actor: Actor
	now: Date
}

/**
 * Ends a running canary, or else promotes the version before. The rollback of a slice's first version withdraws it.
 *
 * @throws Problem `release.noPrevious` when there is nothing to roll back, or all versions before were pruned;
 * `release.changed` when another version is live than the client expected; `release.broken` when another slice owns the
 * paths by now
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
			const { isFirst } = await readRollbackTargets(transaction, slice)
			if (!isFirst) throw new Problem('release.noPrevious', 409)
			return withdrawal(transaction, { slice, version: current, actor, now })
		}
		await refuseTakenPaths(transaction, { slice, version: previous }, current)
		await logAuditEvent(transaction, { slice, version: previous, from: current, actor, act: 'rolledBack', now })
		return stepBack(transaction, slice, previous, now)
	})
}

/**
 * @param version an earlier version
 * @throws Problem `release.broken` when another slice owns its paths by now
 */
export async function refuseTakenPaths(
	db: Database,
	version: { slice: string; version: string },
	current: string,
): Promise<void> {
	const entry = await publishedEntry(db, version)
	// A rollback may drop paths and modules of the newer version.
	await checkPromotion(db, entry, { current, allowed: ['routeDropped', 'exposeMissing', 'routeReserved'] })
}

/** The columns of a channel after a rollback was logged. The version is not watched. */
export async function stepBack(db: Database, slice: string, to: string, now: Date): Promise<Partial<Channel>> {
	const { versions } = await readRollbackTargets(db, slice)
	return { current: to, previous: versions[0] ?? null, since: now, ...NO_WATCH }
}
