import { route } from '../route.ts'
import { array, integer, literal, nullable, number, object, oneOf, optional, type Static, string } from '../schema.ts'
import { Audience } from './audience.ts'
import { VITALS } from './compositionReport.ts'
import { ReleaseFlag } from './flags.ts'
import { OVERRIDE_RULES, Override } from './override.ts'
import { ReleaseBytes, ReleaseVersion, SliceName } from './release.ts'

/** The default margin by which a candidate's failure rate may exceed that of the current version. */
export const FAILURE_LIMIT = 0.05
/** How long a promoted version is monitored like a canary, hours. */
export const RELEASE_WATCHED_HOURS = 24
/**
 * A canary for a share of visitors is judged after reports of this many visitors, without the network that reports most
 * failures, so that no single network decides.
 */
export const CANARY_MIN_VISITORS = 10
/** A canary for a role is judged after this many loads: its members are known, and may be few. */
export const CANARY_MIN_LOADS = 20

/** The actor: a member by name, a token by its label, a command on the server's machine, or the server itself. */
export const ReleaseActor = object({
	kind: oneOf(['member', 'token', 'machine', 'server']),
	/** Null if the account is deleted. */
	name: nullable(string()),
})
export type ReleaseActor = Static<typeof ReleaseActor>

/** The figures that pages reported: successful loads and failures. Load times are in milliseconds. */
export const ReleaseFigures = object({
	loads: integer(),
	failures: integer(),
	medianMs: nullable(integer()),
	p75Ms: nullable(integer()),
})
export type ReleaseFigures = Static<typeof ReleaseFigures>

/** The figures of one hour of a version; `at` is its start. Hours without reports are absent. */
export const ReleaseHour = object({ at: string(), loads: integer(), failures: integer(), meanMs: nullable(integer()) })
export type ReleaseHour = Static<typeof ReleaseHour>

/** What three quarters of the visits to a screen have at most of a web vital; of all screens, if `screen` is null. */
export const ReleaseVital = object({ screen: nullable(string()), metric: oneOf(VITALS), p75: number() })
export type ReleaseVital = Static<typeof ReleaseVital>

export const RELEASE_STATES = ['uploading', 'published', 'removed'] as const
export type ReleaseState = (typeof RELEASE_STATES)[number]

/** A version of a slice; instants are ISO. */
export const ReleaseSummary = object({
	slice: string(),
	version: string(),
	state: oneOf(RELEASE_STATES),
	by: ReleaseActor,
	at: string(),
	builtAt: string(),
	commit: nullable(string()),
	contract: nullable(string()),
	bytes: ReleaseBytes,
	files: integer(),
	figures: ReleaseFigures,
	/** The last 24 hours, oldest first. */
	hours: array(ReleaseHour),
	/** Those of all screens first. */
	vitals: array(ReleaseVital),
	/** The most frequent failures first. */
	errors: array(
		object({
			module: string(),
			phase: string(),
			error: string(),
			/** Where it was last thrown: a source and its line, or a place in a script that no map leads further from. */
			place: nullable(string()),
			count: integer(),
			lastAt: string(),
		}),
	),
})
export type ReleaseSummary = Static<typeof ReleaseSummary>

export const Candidate = object({
	version: string(),
	to: Audience,
	failureLimit: number(),
	since: string(),
	/** The figures since it became a candidate. */
	figures: object({ loads: integer(), failures: integer() }),
	/** The sample of the health analysis: visitors for a share, loads for a role; `failing` is its failure rate, 0 to 1. */
	judged: object({ heard: integer(), needed: integer(), failing: number() }),
})
export type Candidate = Static<typeof Candidate>

/** The monitoring of a promoted version: the server rolls it back if it fails more than the version before. */
export const Watch = object({
	/** ISO instant. */
	until: string(),
	failureLimit: number(),
	/** Since monitoring began: the number of reporting visitors, and the failure rate of their loads, 0 to 1. */
	judged: object({ heard: integer(), needed: integer(), failing: number() }),
})
export type Watch = Static<typeof Watch>

/** The versions of one slice and their audiences. */
export const Channel = object({
	slice: string(),
	/** The revision of the registry, after the last change of any slice. */
	revision: string(),
	current: nullable(string()),
	/** The target of the next rollback. */
	previous: nullable(string()),
	/** The targets of successive rollbacks: `previous` first. */
	back: array(string()),
	watch: nullable(Watch),
	candidate: nullable(Candidate),
	since: nullable(string()),
})
export type Channel = Static<typeof Channel>

const SliceParams = object({ slice: SliceName })

export const releasesRoute = route('GET', '/api/releases', {
	session: 'orReleaseToken',
	summary:
		'Every slice with its versions, its channels and the metrics of each version. For admins and holders of a token',
	tag: 'site',
	answer: object({
		revision: string(),
		/** True if a file fixes the registry: then pages ignore these releases. */
		fixed: optional(literal(true)),
		overrideRule: oneOf(OVERRIDE_RULES),
		/** The overrides of the requesting browser. */
		overrides: array(Override),
		slices: array(object({ channel: Channel, versions: array(ReleaseSummary), flags: array(ReleaseFlag) })),
	}),
})

export const promoteRoute = route('POST', '/api/releases/:slice/promote', {
	session: 'orReleaseToken',
	summary: 'Gives a published version to everybody, to a share of visitors or to a role',
	tag: 'site',
	params: SliceParams,
	body: object({
		version: ReleaseVersion,
		to: Audience,
		/** The margin by which its failure rate may exceed that of the current version, or of the previous one once promoted. */
		failureLimit: optional(number({ minimum: 0, maximum: 1 })),
		/** Paths of the current version that are given up on purpose. */
		drops: optional(array(string({ maxLength: 200 }), { maxItems: 100 })),
	}),
	answer: Channel,
})

export const rollbackRoute = route('POST', '/api/releases/:slice/rollback', {
	session: 'orReleaseToken',
	summary: 'Ends a running canary, or else puts the version back that was live before; the first version is withdrawn',
	tag: 'site',
	params: SliceParams,
	/** The version to withdraw: refused if it has changed, for example after an automatic rollback. */
	query: object({ version: optional(ReleaseVersion) }),
	answer: Channel,
})

export const withdrawRoute = route('POST', '/api/releases/:slice/withdraw', {
	session: 'orReleaseToken',
	summary: 'Gives a slice to nobody any more: the registry does not list it until a version is promoted again',
	tag: 'site',
	params: SliceParams,
	/** The current version: refused if it has changed. */
	query: object({ version: optional(ReleaseVersion) }),
	answer: Channel,
})
