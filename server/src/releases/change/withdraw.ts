import type { AppContext } from '../../core/appContext.ts'
import type { Database } from '../../core/database/schema.ts'
import { Problem } from '../../core/problem.ts'
import type { Actor } from '../actor.ts'
import { logAuditEvent } from '../audit.ts'
import { type Channel, changeChannel, NO_CANDIDATE, NO_WATCH } from './changing.ts'

interface Withdrawal {
	slice: string
	/** What everybody has of it. */
	version: string
	actor: Actor
	now: Date
}

/**
 * Gives a slice to nobody any more: the registry does not list it, until a version is promoted again. A trial of it ends.
 *
 * @param version what everybody has, as whoever asks knows it; left out, whatever it is by now
 * @throws Problem `release.noCurrent` where nobody is given it; `release.changed` where everybody has another version by now
 */
export async function withdraw(
	db: AppContext['db'],
	{ slice, version, actor, now }: Omit<Withdrawal, 'version'> & { version?: string | undefined },
): Promise<void> {
	await changeChannel(db, slice, async (transaction, { current }) => {
		if (current === null) throw new Problem('release.noCurrent', 409)
		if (version !== undefined && version !== current) throw new Problem('release.changed', 409)
		return withdrawal(transaction, { slice, version: current, actor, now })
	})
}

/** Logs a withdrawal. @returns what the channel holds then */
export async function withdrawal(db: Database, { slice, version, actor, now }: Withdrawal): Promise<Partial<Channel>> {
	await logAuditEvent(db, { slice, version, actor, act: 'withdrawn', now })
	return { current: null, previous: null, since: now, ...NO_CANDIDATE, ...NO_WATCH }
}
