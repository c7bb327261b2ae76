import { sql } from 'kysely'
import { type Audience, type CanaryRole, INTEGRITY_FILE, type Registry, type RegistrySlice } from 'shared-contract'
import type { Database } from '../core/database/schema.ts'
import { UNKNOWN_VISITOR, withFlags } from './visitor/canary.ts'

/** The audience of a candidate: a share of visitors, or a role. */
export type CandidateAudience = { share: number } | { role: CanaryRole }

/** The versions of one slice in use. */
export interface SliceChannel {
	slice: string
	current: RegistrySlice | undefined
	candidate: { entry: RegistrySlice; to: CandidateAudience } | undefined
	/** The watch of the current version: the version it is compared with, if there was one, and its end. */
	watch: { before: string | undefined; until: Date } | undefined
	/** The audience of each feature flag that is on, by its name. */
	flags: Readonly<Record<string, Audience>>
}

/** The registry and its canaries at one revision. */
export interface Snapshot {
	revision: number
	/** The key that signs cookies. */
	secret: string
	/** Sorted by name. */
	channels: readonly SliceChannel[]
	/** What the registry of a visitor depends on: a canary, or a flag that a version in use names, for a share or for a role. */
	variesBy: ReadonlySet<'share' | 'role'>
	/** The registry without candidates, and with the flags that are on for everybody. */
	everybody: Registry
}

/** Reads the snapshot in one query. */
export async function readSnapshot(db: Database): Promise<Snapshot> {
	const rows = await db
		.selectFrom('release_state as state')
		.leftJoin('release_channel as channel', (join) => join.onTrue())
		.leftJoin('release as current', (join) =>
			join.onRef('current.slice', '=', 'channel.slice').onRef('current.version', '=', 'channel.current'),
		)
		.leftJoin('release as candidate', (join) =>
			join.onRef('candidate.slice', '=', 'channel.slice').onRef('candidate.version', '=', 'channel.candidate'),
		)
		.leftJoin('release as previous', (join) =>
			join.onRef('previous.slice', '=', 'channel.slice').onRef('previous.version', '=', 'channel.previous'),
		)
		.select(['state.revision', 'state.secret', 'channel.slice'])
		.select(['current.entry as current', 'candidate.entry as candidate', 'previous.entry as previous'])
		.select(['channel.candidate_share', 'channel.candidate_role'])
		.select(['channel.watched_until', 'channel.previous as before'])
		.select(
			sql<Record<string, Audience> | null>`(
				select jsonb_object_agg(flag.name, flag.audience) from release_flag flag where flag.slice = channel.slice
			)`.as('flags'),
		)
		.orderBy('channel.slice')
		.execute()
	const [state] = rows
	if (!state) throw new Error('the table release_state has no row')
	const channels = rows.flatMap((row): SliceChannel[] => {
		const { slice, current, candidate, previous, candidate_share, candidate_role, watched_until, before, flags } = row
		if (slice === null) return []
		const to = candidate_role !== null ? { role: candidate_role } : { share: candidate_share ?? 0 }
		return [
			{
				slice,
				current: current ? withPrevious(current, previous) : undefined,
				candidate: candidate ? { entry: withPrevious(candidate, current), to } : undefined,
				watch: watched_until ? { before: before ?? undefined, until: watched_until } : undefined,
				flags: flags ?? {},
			},
		]
	})
	const slices = channels.flatMap(({ current, flags }) => (current ? [withFlags(current, flags, UNKNOWN_VISITOR)] : []))
	const { revision, secret } = state
	const variesBy = new Set(channels.flatMap(audiencesOf).flatMap(kindOf))
	return { revision, secret, channels, variesBy, everybody: { revision: String(revision), slices } }
}

/** The audiences of a canary, and of the flags that a version in use names. */
function audiencesOf({ current, candidate, flags }: SliceChannel): Audience[] {
	const named = { ...current?.flags, ...candidate?.entry.flags }
	const switched = Object.entries(flags).flatMap(([name, to]) => (Object.hasOwn(named, name) ? [to] : []))
	return candidate ? [candidate.to, ...switched] : switched
}

function kindOf(to: Audience): ('share' | 'role')[] {
	if ('everybody' in to) return []
	return ['share' in to ? 'share' : 'role']
}

/** Adds the previous version to an entry, as the fallback of a page when the entry fails to load. Only the fields to load it. */
function withPrevious(slice: RegistrySlice, previous: RegistrySlice | null | undefined): RegistrySlice {
	if (!previous) return slice
	const { version, base, entry, integrity, requires } = previous
	return {
		...slice,
		previous: {
			version,
			base,
			entry,
			...(integrity ? { integrity: pick(integrity, [entry, INTEGRITY_FILE]) } : {}),
			...(requires ? { requires } : {}),
		},
	}
}

function pick(hashes: Readonly<Record<string, string>>, names: readonly string[]): Record<string, string> {
	return Object.fromEntries(Object.entries(hashes).filter(([name]) => names.includes(name)))
}
