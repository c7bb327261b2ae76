import type { ColumnType, Generated, JSONColumnType } from 'kysely'
import type {
	Audience,
	CanaryRole,
	RegistrySlice,
	ReleaseAct,
	ReleaseState,
	SliceRelease,
	Vital,
} from 'shared-contract'

/** The actor of a change: `member_id` of a member, `label` of a token. */
export interface ActorColumns {
	actor: 'member' | 'token' | 'machine' | 'server'
	member_id: string | null
	label: string | null
}

/** The state that all processes share, in one row. */
export interface ReleaseStateTable {
	only_row: Generated<boolean>
	/** Increases by one with each change of the registry. */
	revision: Generated<number>
	/** The key that signs our cookies and the addresses of proxied pictures. */
	secret: string
}

export interface ReleaseTable extends ActorColumns {
	slice: string
	version: string
	state: Generated<ReleaseState>
	/** The entry of the registry. */
	entry: JSONColumnType<RegistrySlice>
	manifest: JSONColumnType<SliceRelease>
	created_at: Date
	published_at: Date | null
	removed_at: Date | null
	/** The last day on which it was served, UTC. */
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
	/** Until when the release of `current` is watched; null when it is not. */
	watched_until: Date | null
	/** How much higher than that of `previous` its failure rate may be. */
	watch_limit: number | null
	candidate_loads: Generated<number>
	candidate_failures: Generated<number>
}

export interface ReleaseTokenTable {
	id: Generated<string>
	/** Hash of the token. */
	hash: string
	slice: string
	label: string
	member_id: string | null
	created_at: Date
	expires_at: Date
	used_at: Date | null
	revoked_at: Date | null
}

/** Append-only, by a trigger. */
export interface ReleaseAuditTable extends ActorColumns {
	id: Generated<number>
	at: Date
	act: ReleaseAct
	slice: string | null
	version: string | null
	from_version: string | null
	audience: ColumnType<Audience | null, string | null, never>
	token_label: string | null
	flag: string | null
	failing: number | null
	allowed: number | null
	slow_module: string | null
}

/** A feature flag that is on for somebody. One that is off has no row. */
export interface ReleaseFlagTable {
	slice: string
	name: string
	audience: JSONColumnType<Audience>
}

/** The reports of a version in an hour, summed. */
export interface ReleaseReportTable {
	slice: string
	version: string
	hour: Date
	loads: number
	failures: number
	total_ms: number
}

/** Histograms of the load times of modules (`load`, seconds) and of the web vitals of screens: values above the next lower step, up to this one. */
export interface ReleaseHistogramTable {
	slice: string
	version: string
	metric: 'load' | Vital
	/** The module, or the owned path of the screen. */
	place: string
	up_to: number
	count: number
}

export interface ReleaseFailureTable {
	slice: string
	version: string
	module: string
	phase: string
	error: string
	/** Where it was last thrown, as `file:line:column` of the version; null if no stack said so. */
	frame: string | null
	count: number
	last_at: Date
}

/** The reports of one visitor about a candidate or a watched release, or about the version it is compared with. */
export interface ReleaseReporterTable {
	slice: string
	version: string
	/** Hashes, so that no visitor can be identified. */
	visitor: string
	network: string
	/** Reports without and with a failure. */
	loads: number
	failures: number
	heard_at: Date
}

/** The reports of a visitor about one module of a compared version, without and with its failure. */
export interface ReleaseModuleReporterTable {
	slice: string
	version: string
	module: string
	visitor: string
	network: string
	loads: number
	failures: number
	/** Reports in which it loaded far slower than in the version before. */
	slow: number
	heard_at: Date
}

export interface ReleaseTables {
	release: ReleaseTable
	release_audit: ReleaseAuditTable
	release_channel: ReleaseChannelTable
	release_failure: ReleaseFailureTable
	release_flag: ReleaseFlagTable
	release_histogram: ReleaseHistogramTable
	release_report: ReleaseReportTable
	release_state: ReleaseStateTable
	release_token: ReleaseTokenTable
	release_reporter: ReleaseReporterTable
	release_module_reporter: ReleaseModuleReporterTable
}
