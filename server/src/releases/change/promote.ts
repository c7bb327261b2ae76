import type { Selectable } from 'kysely'
import { type Audience, FAILURE_LIMIT } from 'shared-contract'
import { Problem } from '../../api/problem.ts'
import type { Database } from '../../database/schema.ts'
import type { Parts } from '../../parts.ts'
import type { Actor } from '../actor.ts'
import { logDeed } from '../audit.ts'
import { countsOf } from '../fare/counts.ts'
import { forgetVoices } from '../fare/voices.ts'
import type { ReleaseName } from '../releaseFiles.ts'
import type { ReleaseChannelTable } from '../tables.ts'
import { changeChannel, NO_CANDIDATE } from './changing.ts'
import { publishedEntry } from './publishedEntry.ts'
import { refuseBreaches } from './refuseBreaches.ts'

interface Promotion {
	of: ReleaseName
	to: Audience
	/** By how much its failing share may exceed that of what is current. */
	failureLimit?: number | undefined
	/** Paths that nobody shall own any more. */
	drops?: readonly string[] | undefined
	actor: Actor
	now: Date
}

/**
 * Gives a published version to everybody, or lets some try it.
 *
 * @returns whether anything has changed: what everybody has already is no change
 * @throws Problem `release.unknown` where it is not published; `release.broken`, with the reasons by what they are about,
 * where the site would lose something; `release.current` and `release.noCurrent` where there is nothing to try
 */
export function promote(db: Parts['db'], promotion: Promotion): Promise<boolean> {
	const { of, to } = promotion
	return changeChannel(db, of.slice, async (transaction, channel) => {
		const entry = await publishedEntry(transaction, of)
		await refuseBreaches(transaction, entry, { current: channel.current, drops: promotion.drops })
		return 'everybody' in to
			? forEverybody(transaction, channel, promotion)
			: forSome(transaction, channel, { ...promotion, to })
	})
}

type Channel = Selectable<ReleaseChannelTable>

async function forEverybody(db: Database, channel: Channel, { of, to, actor, now }: Promotion) {
	const { slice, version } = of
	const { current, previous, candidate } = channel
	if (version === current) {
		if (candidate === null) return undefined
		await logDeed(db, { slice, version: candidate, actor, act: 'canaryEnded', now })
		return NO_CANDIDATE
	}
	await logDeed(db, { ...of, actor, act: 'promoted', from: current, to, now })
	return { ...NO_CANDIDATE, current: version, previous: current ?? previous, since: now }
}

interface Trial extends Promotion {
	to: Exclude<Audience, { everybody: true }>
}

async function forSome(db: Database, channel: Channel, { of, to, failureLimit, actor, now }: Trial) {
	if (channel.current === null) throw new Problem('release.noCurrent', 409)
	if (channel.current === of.version) throw new Problem('release.current', 409)
	await logDeed(db, { ...of, actor, act: 'canary', from: channel.candidate ?? channel.current, to, now })
	// A share that grows goes on being judged by what was reported so far.
	const isNew = channel.candidate !== of.version
	if (isNew) await forgetVoices(db, of.slice)
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
