import { type ExpressionBuilder, sql } from 'kysely'
import { DAY_MS } from 'shared-contract/units'
import type { Database, Schema } from '../../core/database/schema.ts'
import { Problem } from '../../core/problem.ts'
import type { Actor } from '../actor.ts'
import type { ReleaseName } from '../releaseFiles.ts'

/** The actors whose releases count. */
const PUBLISHERS = ['member', 'token'] as const
/** Uploads of one slice that may begin per day. */
export const RELEASES_PER_DAY = 100
/** Bytes of one slice's unused versions: two months with one version a day, or two weeks with ten. */
export const UNUSED_MAX_BYTES = 1024 * 1024 * 1024

interface Upload {
	of: ReleaseName
	/** The size of all files. */
	bytes: number
	actor: Actor
	now: Date
}

/**
 * Refuses an upload beyond the quota of a slice, because all slices share the disk. The machine token has no quota: its
 * holder has access to the disk anyway, and can still publish a slice whose own token has leaked.
 *
 * @throws Problem `release.tooMany` or `release.full`
 */
export async function refuseBeyondQuota(db: Database, { of, bytes, actor, now }: Upload): Promise<void> {
	if (actor.kind === 'machine') return
	const wait = await waitForDailyQuota(db, of, now)
	if (wait > 0) throw new Problem('release.tooMany', 429, { retryAfter: Math.ceil(wait / 1000) })
	if ((await unusedBytes(db, of)) + bytes > UNUSED_MAX_BYTES) throw new Problem('release.full', 413)
}

/** Milliseconds until the next upload may begin. */
async function waitForDailyQuota(db: Database, of: ReleaseName, now: Date): Promise<number> {
	const first = await db
		.selectFrom('release')
		.where('slice', '=', of.slice)
		.where('version', '!=', of.version)
		.where('actor', 'in', PUBLISHERS)
		.where('created_at', '>', new Date(now.getTime() - DAY_MS))
		.select('created_at')
		.orderBy('created_at', 'desc')
		.orderBy('version')
		.offset(RELEASES_PER_DAY - 1)
		.executeTakeFirst()
	return first ? first.created_at.getTime() + DAY_MS - now.getTime() : 0
}

/** The stored or announced bytes of a slice's other versions that are in no channel. Pruned versions do not count. */
async function unusedBytes(db: Database, of: ReleaseName): Promise<number> {
	const { bytes } = await db
		.selectFrom('release')
		.where('slice', '=', of.slice)
		.where('version', '!=', of.version)
		.where('state', '!=', 'removed')
		.where('actor', 'in', PUBLISHERS)
		.where((eb) => eb.not(eb.exists(channelUsing(eb))))
		.select(
			sql<number>`coalesce(sum((
			select sum((file ->> 'bytes')::bigint) from jsonb_array_elements(release.manifest -> 'files') as file
		)), 0)::double precision`.as('bytes'),
		)
		.executeTakeFirstOrThrow()
	return bytes
}

function channelUsing(eb: ExpressionBuilder<Schema, 'release'>) {
	return eb
		.selectFrom('release_channel as channel')
		.whereRef('channel.slice', '=', 'release.slice')
		.where(sql<boolean>`release.version in (channel.current, channel.previous, channel.candidate)`)
		.select('channel.slice')
}
