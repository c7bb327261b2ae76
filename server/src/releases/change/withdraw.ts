import type { AppContext } from '../../core/appContext.ts'
import type { Database } from '../../core/database/schema.ts'
import { Problem } from '../../core/problem.ts'
import type { Actor } from '../actor.ts'
import { logAuditEvent } from '../audit.ts'
import { type Channel, changeChannel, NO_CANDIDATE, NO_WATCH } from './changing.ts'

interface Withdrawal {
	slice: string
	/** The current version. */
	version: string
	actor: Actor
	now: Date
}

/**
 * Removes a slice from the registry until a version is promoted again. Its canary ends.
 *
 * @param version the current version that the client expects; default: any
 * @throws Problem `release.noCurrent` when it is not in the registry; `release.changed` when another version is current
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

/** Logs a withdrawal. @returns the columns of the channel after it */
export async function withdrawal(db: Database, { slice, version, actor, now }: Withdrawal): Promise<Partial<Channel>> {
	await logAuditEvent(db, { slice, version, actor, act: 'withdrawn', now })
	return withdrawn(now)
}

/** The columns of a channel that nobody is given, after its withdrawal was logged. */
export function withdrawn(now: Date): Partial<Channel> {
	return { current: null, previous: null, since: now, ...NO_CANDIDATE, ...NO_WATCH }
}
