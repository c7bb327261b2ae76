import type { Selectable } from 'kysely'
import {
	type Audience,
	type Breach,
	breachesOf,
	type ErrorCode,
	FAILURE_LIMIT,
	type RegistrySlice,
} from 'shared-contract'
import { Problem } from '../../api/problem.ts'
import type { Database } from '../../database/schema.ts'
import type { Parts } from '../../parts.ts'
import type { Actor } from '../actor.ts'
import { logDeed } from '../audit.ts'
import { countsOf } from '../fare/counts.ts'
import type { ReleaseName } from '../releaseFiles.ts'
import type { ReleaseChannelTable } from '../tables.ts'
import { changeChannel, NO_CANDIDATE } from './changing.ts'

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
		await refuseBreaches(transaction, entry, channel.current, promotion)
		return 'everybody' in to
			? forEverybody(transaction, channel, promotion)
			: forSome(transaction, channel, { ...promotion, to })
	})
}

type Channel = Selectable<ReleaseChannelTable>

async function forEverybody(db: Database, channel: Channel, { of, to, actor, now }: Promotion) {
	const { version } = of
	const { current, previous } = channel
	if (version === current && channel.candidate === null) return undefined
	await logDeed(db, { ...of, actor, act: 'promoted', from: current, to, now })
	if (version === current) return NO_CANDIDATE
	return { ...NO_CANDIDATE, current: version, previous: current ?? previous, since: now }
}

interface Trial extends Promotion {
	to: Exclude<Audience, { everybody: true }>
}

async function forSome(db: Database, channel: Channel, { of, to, failureLimit, actor, now }: Trial) {
	if (channel.current === null) throw new Problem('release.noCurrent', 409)
	if (channel.current === of.version) throw new Problem('release.current', 409)
	await logDeed(db, { ...of, actor, act: 'canary', from: channel.candidate ?? channel.current, to, now })
	const [candidate, current] = await Promise.all([
		countsOf(db, of),
		countsOf(db, { slice: of.slice, version: channel.current }),
	])
	// A share that grows goes on being judged by what was reported so far.
	const isNew = channel.candidate !== of.version
	return {
		candidate: of.version,
		candidate_share: 'share' in to ? to.share : null,
		candidate_role: 'role' in to ? to.role : null,
		failure_limit: failureLimit ?? (isNew ? undefined : channel.failure_limit) ?? FAILURE_LIMIT,
		...(isNew
			? {
					candidate_since: now,
					candidate_loads: candidate.loads,
					candidate_failures: candidate.failures,
					current_loads: current.loads,
					current_failures: current.failures,
				}
			: {}),
	}
}

async function publishedEntry(db: Database, { slice, version }: ReleaseName): Promise<RegistrySlice> {
	const release = await db
		.selectFrom('release')
		.where('slice', '=', slice)
		.where('version', '=', version)
		.where('state', '=', 'published')
		.select('entry')
		// Whoever prunes waits, or has been first.
		.forShare()
		.executeTakeFirst()
	if (!release) throw new Problem('release.unknown', 404)
	return release.entry
}

async function refuseBreaches(db: Database, entry: RegistrySlice, current: string | null, { drops }: Promotion) {
	const live = await db
		.selectFrom('release_channel as channel')
		.innerJoin('release', (join) =>
			join.onRef('release.slice', '=', 'channel.slice').onRef('release.version', '=', 'channel.current'),
		)
		.select('release.entry')
		.execute()
	const entries = live.map((row) => row.entry)
	const breaches = breachesOf(entry, {
		others: entries.filter(({ name }) => name !== entry.name),
		current: entries.find(({ name, version }) => name === entry.name && version === current),
		drops,
	})
	if (breaches.length === 0) return
	const fields = Object.fromEntries(breaches.map(({ subject, kind }) => [subject, CODES[kind]]))
	throw new Problem('release.broken', 409, { fields })
}

const CODES: Record<Breach['kind'], ErrorCode> = {
	exposeMissing: 'release.expose.missing',
	routeTaken: 'release.route.taken',
	routeDropped: 'release.route.dropped',
}
