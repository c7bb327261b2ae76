import { Problem } from '../../api/problem.ts'
import type { Database } from '../../database/schema.ts'
import type { Parts } from '../../parts.ts'
import type { Actor } from '../actor.ts'
import { logDeed } from '../audit.ts'
import { changeChannel, NO_CANDIDATE } from './changing.ts'
import { publishedEntry } from './publishedEntry.ts'
import { refuseBreaches } from './refuseBreaches.ts'

interface RollBack {
	slice: string
	/** What is to go, as whoever asks knows it; left out, whatever it is by now. */
	version?: string | undefined
	actor: Actor
	now: Date
}

/**
 * Ends a trial that is running, or else gives everybody the previous version back.
 *
 * @throws Problem `release.noPrevious` where there is neither; `release.changed` where something else would go than was
 * meant, as a trial that the server ended meanwhile; `release.broken` where another slice has its paths by now
 */
export async function rollBack(db: Parts['db'], { slice, version, actor, now }: RollBack): Promise<void> {
	await changeChannel(db, slice, async (transaction, { candidate, current, previous }) => {
		if (version !== undefined && version !== (candidate ?? current)) throw new Problem('release.changed', 409)
		if (candidate !== null) {
			await logDeed(transaction, { slice, version: candidate, actor, act: 'canaryEnded', now })
			return NO_CANDIDATE
		}
		if (previous === null) throw new Problem('release.noPrevious', 409)
		// What only the newer one has goes with it: that is meant.
		const entry = await publishedEntry(transaction, { slice, version: previous })
		await refuseBreaches(transaction, entry, { current, but: ['routeDropped', 'exposeMissing', 'routeReserved'] })
		await logDeed(transaction, { slice, version: previous, from: current, actor, act: 'rolledBack', now })
		return { current: previous, previous: await before(transaction, slice, previous, current), since: now }
	})
}

/** What was there before a version, as the log tells: the next step back never leads to what was just left. */
async function before(db: Database, slice: string, version: string, left: string | null): Promise<string | null> {
	const found = await db
		.selectFrom('release_audit as log')
		.innerJoin('release', (join) =>
			join.onRef('release.slice', '=', 'log.slice').onRef('release.version', '=', 'log.from_version'),
		)
		.where('log.slice', '=', slice)
		.where('log.version', '=', version)
		.where('log.act', '=', 'promoted')
		.where('release.state', '=', 'published')
		.where('log.from_version', 'not in', [version, left ?? version])
		.select('log.from_version')
		.orderBy('log.id', 'desc')
		.executeTakeFirst()
	return found?.from_version ?? null
}
