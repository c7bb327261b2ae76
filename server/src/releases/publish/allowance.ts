import { type ExpressionBuilder, sql } from 'kysely'
import { DAY_MS } from 'shared-contract/units'
import type { Database, Schema } from '../../core/database/schema.ts'
import { Problem } from '../../core/problem.ts'
import type { Actor } from '../actor.ts'
import type { ReleaseName } from '../releaseFiles.ts'

/** Who publishes from elsewhere. */
const PUBLISHERS = ['member', 'token'] as const
/** Versions of one slice that may be begun within a day. */
export const RELEASES_PER_DAY = 100
/** What one slice may keep of versions that nobody is given, bytes: two months of a version a day, or a fortnight of ten. */
export const RELEASES_KEPT_MAX_BYTES = 1024 * 1024 * 1024

interface Wanted {
	of: ReleaseName
	/** Over all its files. */
	bytes: number
	actor: Actor
	now: Date
}

/**
 * Refuses a version that would let one slice fill the disk that all share. What the machine of the site publishes is not
 * counted: whoever has its token could fill the disk anyhow, and a slice whose token got into strange hands can still be
 * mended from there.
 *
 * @throws Problem `release.tooMany` or `release.full`
 */
export async function refuseBeyondAllowance(db: Database, { of, bytes, actor, now }: Wanted): Promise<void> {
	if (actor.kind === 'machine') return
	const wait = await waitForRoomInDay(db, of, now)
	if (wait > 0) throw new Problem('release.tooMany', 429, { retryAfter: Math.ceil(wait / 1000) })
	if ((await bytesKept(db, of)) + bytes > RELEASES_KEPT_MAX_BYTES) throw new Problem('release.full', 413)
}

/** Milliseconds until one more version may be begun. */
async function waitForRoomInDay(db: Database, of: ReleaseName, now: Date): Promise<number> {
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

/** What lies on the disk, or was announced, of the other versions of a slice that nobody is given; pruned ones are gone. */
async function bytesKept(db: Database, of: ReleaseName): Promise<number> {
	const { bytes } = await db
		.selectFrom('release')
		.where('slice', '=', of.slice)
		.where('version', '!=', of.version)
		.where('state', '!=', 'removed')
		.where('actor', 'in', PUBLISHERS)
		.where((eb) => eb.not(eb.exists(channelGiving(eb))))
		.select(
			sql<number>`coalesce(sum((
			select sum((file ->> 'bytes')::bigint) from jsonb_array_elements(release.manifest -> 'files') as file
		)), 0)::double precision`.as('bytes'),
		)
		.executeTakeFirstOrThrow()
	return bytes
}

function channelGiving(eb: ExpressionBuilder<Schema, 'release'>) {
	return eb
		.selectFrom('release_channel as channel')
		.whereRef('channel.slice', '=', 'release.slice')
		.where(sql<boolean>`release.version in (channel.current, channel.previous, channel.candidate)`)
		.select('channel.slice')
}
