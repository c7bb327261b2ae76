import { type Audience, FAILURE_LIMIT } from 'shared-contract'
import { DAY_MS } from 'shared-contract/units'
import type { AppContext } from '../../core/appContext.ts'
import type { Database } from '../../core/database/schema.ts'
import { Problem } from '../../core/problem.ts'
import type { Actor } from '../actor.ts'
import { logAuditEvent } from '../audit.ts'
import { countsOf } from '../health/counts.ts'
import { deleteReporters } from '../health/reporters.ts'
import { WATCHED_MAX_DAYS } from '../health/trial.ts'
import type { ReleaseName } from '../releaseFiles.ts'
import { type Channel, changeChannel, NO_CANDIDATE, NO_WATCH } from './changing.ts'
import { checkPromotion } from './checkPromotion.ts'
import { readRollbackTargets } from './history.ts'
import { publishedEntry } from './publishedEntry.ts'

interface Promotion {
	of: ReleaseName
	to: Audience
	/** By how much its failing share may exceed that of what is current; for everybody, of what was. */
	failureLimit?: number | undefined
	/** Paths that the version gives up on purpose. */
	drops?: readonly string[] | undefined
	actor: Actor
	now: Date
}

/**
 * Promotes a published version to everybody and watches it, or starts a canary.
 *
 * @returns false when the version is already current
 * @throws Problem `release.unknown` when it is not published; `release.broken` with the errors by subject;
 * `release.current` and `release.noCurrent` when a canary is impossible
 */
export function promote(db: AppContext['db'], promotion: Promotion): Promise<boolean> {
	const { of, to } = promotion
	return changeChannel(db, of.slice, async (transaction, channel) => {
		const entry = await publishedEntry(transaction, of)
		await checkPromotion(transaction, entry, { current: channel.current, drops: promotion.drops })
		return 'everybody' in to
			? promoteToAll(transaction, channel, promotion)
			: startCanary(transaction, channel, { ...promotion, to })
	})
}

async function promoteToAll(db: Database, channel: Channel, { of, to, failureLimit, actor, now }: Promotion) {
	const { slice, version } = of
	const { current, candidate } = channel
	if (version === current) {
		if (candidate === null) return undefined
		await logAuditEvent(db, { slice, version: candidate, actor, act: 'canaryEnded', now })
		return NO_CANDIDATE
	}
	await logAuditEvent(db, { ...of, actor, act: 'promoted', from: current, to, now })
	const limit = failureLimit ?? (candidate === version ? channel.failure_limit : null)
	return goLive(db, of, now, { limit: limit ?? FAILURE_LIMIT, watchesFirst: true })
}

interface Watching {
	/** How much higher than that of the version before the failure rate may be. */
	limit: number
	/** Also watches the first version of a slice, which is taken back by a withdrawal. */
	watchesFirst: boolean
}

/** The columns of a channel after a promotion to everybody was logged. The version is watched if it can be taken back. */
export async function goLive(
	db: Database,
	of: ReleaseName,
	now: Date,
	{ limit, watchesFirst }: Watching,
): Promise<Partial<Channel>> {
	await deleteReporters(db, of.slice, of.version)
	const { versions, isFirst } = await readRollbackTargets(db, of.slice)
	const [previous = null] = versions
	const until = new Date(now.getTime() + WATCHED_MAX_DAYS * DAY_MS)
	const isWatched = previous !== null || (isFirst && watchesFirst)
	const watch = isWatched ? { watched_until: until, watch_limit: limit } : NO_WATCH
	return { ...NO_CANDIDATE, ...watch, current: of.version, previous, since: now }
}

interface Canary extends Promotion {
	to: Exclude<Audience, { everybody: true }>
}

async function startCanary(db: Database, channel: Channel, { of, to, failureLimit, actor, now }: Canary) {
	if (channel.current === null) throw new Problem('release.noCurrent', 409)
	if (channel.current === of.version) throw new Problem('release.current', 409)
	await logAuditEvent(db, { ...of, actor, act: 'canary', from: channel.candidate ?? channel.current, to, now })
	// When only the share changes, the reports so far still count.
	const isNew = channel.candidate !== of.version
	if (isNew) await deleteReporters(db, of.slice)
	const before = await countsOf(db, of)
	return {
		candidate: of.version,
		candidate_share: 'share' in to ? to.share : null,
		candidate_role: 'role' in to ? to.role : null,
		failure_limit: failureLimit ?? (isNew ? undefined : channel.failure_limit) ?? FAILURE_LIMIT,
		...(isNew
			? {
					candidate_since: now,
					candidate_loads: before.loads,
					candidate_failures: before.failures,
				}
			: {}),
	}
}
