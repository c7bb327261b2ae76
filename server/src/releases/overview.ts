import { sql } from 'kysely'
import type { Channel, ReleaseFlag, ReleaseSummary, SliceRelease } from 'shared-contract'
import type { Database } from '../core/database/schema.ts'
import { groupBy } from '../core/groupBy.ts'
import { presentActor } from './actor.ts'
import { presentChannel } from './change/readChannel.ts'
import { readFlags } from './flags.ts'
import { type ReleaseHealth, readReleaseHealth } from './health/figures.ts'
import type { ReleaseName } from './releaseFiles.ts'
import type { SourcePlaces } from './sourceMaps.ts'

/** Versions of each slice that are listed. */
const VERSIONS_SHOWN = 30

interface SliceOverview {
	channel: Channel
	versions: ReleaseSummary[]
	flags: ReleaseFlag[]
}

/** All slices, or one, with their newest versions and the versions in their channels. */
export async function readOverview(
	db: Database,
	now: Date,
	places: SourcePlaces,
	slice?: string,
): Promise<{ revision: string; slices: SliceOverview[] }> {
	const [{ revision }, channels, versions, healthOf, flags] = await Promise.all([
		db.selectFrom('release_state').select('revision').executeTakeFirstOrThrow(),
		db
			.selectFrom('release_channel')
			.$if(slice !== undefined, (query) => query.where('slice', '=', slice ?? ''))
			.selectAll()
			.execute(),
		newestVersions(db, slice),
		readReleaseHealth(db, now, slice),
		readFlags(db, slice),
	])
	const bySlice = groupBy(versions, (version) => version.slice)
	const names = new Set([...bySlice.keys(), ...channels.map((channel) => channel.slice)])
	const slices = [...names].sort().map(async (name) => {
		const row = channels.find((channel) => channel.slice === name)
		return {
			channel: await presentChannel(db, { slice: name, row, revision: String(revision), now }),
			versions: await Promise.all(
				(bySlice.get(name) ?? []).map((version) => present(version, healthOf(version), places)),
			),
			flags: flags.filter((flag) => flag.slice === name),
		}
	})
	return { revision: String(revision), slices: await Promise.all(slices) }
}

/** One version. */
export async function readSummary(
	db: Database,
	of: ReleaseName,
	now: Date,
	places: SourcePlaces,
): Promise<ReleaseSummary> {
	const [row, healthOf] = await Promise.all([
		select(db)
			.where('release.slice', '=', of.slice)
			.where('release.version', '=', of.version)
			.executeTakeFirstOrThrow(),
		readReleaseHealth(db, now, of.slice),
	])
	return present(row, healthOf(of), places)
}

async function newestVersions(db: Database, slice: string | undefined) {
	const rank = sql<number>`row_number() over (
		partition by release.slice order by release.created_at desc, release.version
	)`.as('rank')
	const inUse = sql<boolean>`release.version in (channel.current, channel.previous, channel.candidate)`.as('in_use')
	const rows = await select(db)
		.leftJoin('release_channel as channel', 'channel.slice', 'release.slice')
		.$if(slice !== undefined, (query) => query.where('release.slice', '=', slice ?? ''))
		.select([rank, inUse])
		.orderBy('release.slice')
		.orderBy('release.created_at', 'desc')
		.orderBy('release.version')
		.execute()
	return rows.filter((row) => row.rank <= VERSIONS_SHOWN || row.in_use)
}

function select(db: Database) {
	return db
		.selectFrom('release')
		.leftJoin('member', 'member.id', 'release.member_id')
		.select(['release.slice', 'release.version', 'release.state', 'release.created_at', 'release.published_at'])
		.select(['release.actor', 'release.member_id', 'release.label', 'member.username'])
		.select([
			// Without the list of files, which is long.
			sql<BuildSummary>`jsonb_build_object(
				'builtAt', manifest->'builtAt', 'commit', manifest->'commit', 'bytes', manifest->'bytes',
				'files', jsonb_array_length(manifest->'files'), 'contract', entry->'contract'
			)`.as('build'),
		])
}

/** A summary of the manifest. */
type BuildSummary = Pick<SliceRelease, 'builtAt' | 'commit' | 'bytes'> & { files: number; contract: string | null }
type Row = Awaited<ReturnType<ReturnType<typeof select>['executeTakeFirstOrThrow']>>

async function present(row: Row, { errors, ...health }: ReleaseHealth, places: SourcePlaces): Promise<ReleaseSummary> {
	const { slice, version, state, build, username } = row
	const placed = errors.map(async ({ frame, ...error }) => {
		return { ...error, place: frame && (await places.find({ slice, version }, frame)) }
	})
	return {
		slice,
		version,
		state,
		by: presentActor(row, username),
		at: (row.published_at ?? row.created_at).toISOString(),
		...build,
		...health,
		errors: await Promise.all(placed),
	}
}
