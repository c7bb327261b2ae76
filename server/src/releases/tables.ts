import type { ColumnType, Generated, JSONColumnType } from 'kysely'
import type { Audience, CanaryRole, RegistrySlice, ReleaseAct, ReleaseState, SliceRelease } from 'shared-contract'

/** Who did something: `member_id` of a member, `label` of a token. */
export interface ActorColumns {
	actor: 'member' | 'token' | 'machine' | 'server'
	member_id: string | null
	label: string | null
}

/** What all processes agree on, in one row. */
export interface ReleaseStateTable {
	only_row: Generated<boolean>
	/** Grows by one with each change of who is given what. */
	revision: Generated<number>
	/** What our cookies are signed with. */
	secret: string
}

export interface ReleaseTable extends ActorColumns {
	slice: string
	version: string
	state: Generated<ReleaseState>
	/** As the registry lists it. */
	entry: JSONColumnType<RegistrySlice>
	manifest: JSONColumnType<SliceRelease>
	created_at: Date
	published_at: Date | null
	removed_at: Date | null
	/** The last day on which somebody was given it, UTC. */
	served_on: ColumnType<string | null, string | null | undefined, string | null>
}

export interface ReleaseChannelTable {
	slice: string
	current: string | null
	previous: string | null
	since: Date | null
	candidate: string | null
	candidate_share: number | null
	candidate_role: CanaryRole | null
	candidate_since: Date | null
	failure_limit: number | null
	/** Until when the release of `current` is watched; nothing where it is not. */
	watched_until: Date | null
	/** By how much more than `previous` it may fail. */
	watch_limit: number | null
	candidate_loads: Generated<number>
	candidate_failures: Generated<number>
}

export interface ReleaseTokenTable {
	id: Generated<string>
	/** Over the token: what is stored opens nothing. */
	hash: string
	slice: string
	label: string
	member_id: string | null
	created_at: Date
	expires_at: Date
	used_at: Date | null
	revoked_at: Date | null
}

/** Only ever added to: a trigger sees to it. */
export interface ReleaseAuditTable extends ActorColumns {
	id: Generated<number>
	at: Date
	act: ReleaseAct
	slice: string | null
	version: string | null
	from_version: string | null
	audience: ColumnType<Audience | null, string | null, never>
	token_label: string | null
	failing: number | null
	allowed: number | null
}

/** What pages told of a version in an hour. */
export interface ReleaseReportTable {
	slice: string
	version: string
	hour: Date
	loads: number
	failures: number
	total_ms: number
}

/** Loads of a version by how long they took: above the step below, up to this one. */
export interface ReleaseLoadTimeTable {
	slice: string
	version: string
	up_to_ms: number
	loads: number
}

export interface ReleaseFailureTable {
	slice: string
	version: string
	module: string
	phase: string
	error: string
	count: number
	last_at: Date
}

/** What one visitor told of a version that is being tried, or compared with one that is. */
export interface ReleaseReporterTable {
	slice: string
	version: string
	/** Hashes: nobody is known by them. */
	visitor: string
	network: string
	/** Reports in which all was well, and in which something failed. */
	loads: number
	failures: number
	heard_at: Date
}

export interface ReleaseTables {
	release: ReleaseTable
	release_audit: ReleaseAuditTable
	release_channel: ReleaseChannelTable
	release_failure: ReleaseFailureTable
	release_load_time: ReleaseLoadTimeTable
	release_report: ReleaseReportTable
	release_state: ReleaseStateTable
	release_token: ReleaseTokenTable
	release_reporter: ReleaseReporterTable
}
