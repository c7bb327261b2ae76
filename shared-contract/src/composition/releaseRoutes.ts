import { Done } from '../account/session.ts'
import { route } from '../route.ts'
import {
	array,
	integer,
	literal,
	nullable,
	number,
	object,
	oneOf,
	optional,
	type Static,
	string,
	union,
	unknown,
} from '../schema.ts'
import { OVERRIDE_RULES, Override } from './override.ts'
import { ReleaseBytes, ReleasePath, ReleaseVersion, SliceName, SliceRelease } from './release.ts'

/** By how much the failing share of a candidate may exceed that of what is current, where nobody says otherwise. */
export const FAILURE_LIMIT = 0.05
/** So long what everybody is given is watched after its release, as a trial is, hours. */
export const RELEASE_WATCHED_HOURS = 24
/**
 * What a share of visitors tries is judged once so many of them have told of it, beside those of the network that tells of
 * most failures: no single one decides.
 */
export const JUDGED_FROM_VISITORS = 10
/** What a role tries is judged once its members have loaded it so often: they are known, and may be few. */
export const JUDGED_FROM_LOADS = 20

/** The roles that may be given a candidate before everybody. Admins get what moderators get. */
export const CANARY_ROLES = ['moderator', 'admin'] as const
export type CanaryRole = (typeof CANARY_ROLES)[number]

/** Who is given a version. `share` is of visitors, 0 to 1, and stable for each. */
export const Audience = union([
	object({ everybody: literal(true) }),
	object({ share: number({ minimum: 0, maximum: 1 }) }),
	object({ role: oneOf(CANARY_ROLES) }),
])
export type Audience = Static<typeof Audience>

/** Who did it: a member by name, a token by its label, the machine that the site runs on, or the server by itself. */
export const ReleaseActor = object({
	kind: oneOf(['member', 'token', 'machine', 'server']),
	/** None where the account is gone. */
	name: nullable(string()),
})
export type ReleaseActor = Static<typeof ReleaseActor>

/** What pages reported: `loads` succeeded, `failures` did not. Times are milliseconds, of loads. */
export const ReleaseFigures = object({
	loads: integer(),
	failures: integer(),
	medianMs: nullable(integer()),
	p75Ms: nullable(integer()),
})
export type ReleaseFigures = Static<typeof ReleaseFigures>

/** One hour of a version; `at` is its beginning. Hours without reports are left out. */
export const ReleaseHour = object({ at: string(), loads: integer(), failures: integer(), meanMs: nullable(integer()) })
export type ReleaseHour = Static<typeof ReleaseHour>

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
	/** The last day, by hour, oldest first. */
	hours: array(ReleaseHour),
	/** What failed most, the most frequent first. */
	errors: array(object({ module: string(), phase: string(), error: string(), count: integer(), lastAt: string() })),
})
export type ReleaseSummary = Static<typeof ReleaseSummary>

export const Candidate = object({
	version: string(),
	to: Audience,
	failureLimit: number(),
	since: string(),
	/** Since it became one. */
	figures: object({ loads: integer(), failures: integer() }),
	/** What the server goes by: visitors where a share tries it, loads where a role does; `failing` is of those, 0 to 1. */
	judged: object({ heard: integer(), needed: integer(), failing: number() }),
})
export type Candidate = Static<typeof Candidate>

/** What everybody is given is watched for a time, and taken back where it fails more than the version before. */
export const Watch = object({
	/** ISO instant. */
	until: string(),
	failureLimit: number(),
	/** Since it is watched: how many visitors were heard, and the failing share of what they asked for, 0 to 1. */
	judged: object({ heard: integer(), needed: integer(), failing: number() }),
})
export type Watch = Static<typeof Watch>

/** Who is given what of one slice. */
export const Channel = object({
	slice: string(),
	/** The registry's, after the last change of any slice. */
	revision: string(),
	current: nullable(string()),
	/** What the next rollback leads to. */
	previous: nullable(string()),
	/** Where rollbacks lead, one after the other: `previous` first. */
	back: array(string()),
	watch: nullable(Watch),
	candidate: nullable(Candidate),
	since: nullable(string()),
})
export type Channel = Static<typeof Channel>

const SliceParams = object({ slice: SliceName })
const ReleaseParams = object({ slice: SliceName, version: ReleaseVersion })

export const releasesRoute = route('GET', '/api/releases', {
	summary: 'Every slice with its versions, who is given which, and how they fare. For admins and holders of a token',
	tag: 'site',
	answer: object({
		revision: string(),
		/** Where the registry is fixed by a file, nothing of this decides what pages get. */
		fixed: optional(literal(true)),
		overrideRule: oneOf(OVERRIDE_RULES),
		/** Those of the browser that asks. */
		overrides: array(Override),
		slices: array(object({ channel: Channel, versions: array(ReleaseSummary) })),
	}),
})

export const beginReleaseRoute = route('POST', '/api/releases/:slice/:version', {
	summary: 'Begins a release, or goes on with it: names the files that are still to be sent',
	tag: 'site',
	params: ReleaseParams,
	body: SliceRelease,
	answer: object({ state: oneOf(RELEASE_STATES), missing: array(string()) }),
})

export const sendReleaseFileRoute = route('PUT', '/api/releases/:slice/:version/file', {
	summary: 'Sends a file of a release that has begun: its bytes are the body, as application/octet-stream',
	tag: 'site',
	params: ReleaseParams,
	query: object({ path: ReleasePath }),
	body: unknown(),
	answer: Done,
})

export const finishReleaseRoute = route('POST', '/api/releases/:slice/:version/finish', {
	summary: 'Publishes a release whose files are all there. It is served from then on, and given to nobody yet',
	tag: 'site',
	params: ReleaseParams,
	answer: ReleaseSummary,
})

export const promoteRoute = route('POST', '/api/releases/:slice/promote', {
	summary: 'Gives a published version to everybody, to a share of visitors or to a role',
	tag: 'site',
	params: SliceParams,
	body: object({
		version: ReleaseVersion,
		to: Audience,
		/** By how much more it may fail than what everybody has or, for everybody, had. */
		failureLimit: optional(number({ minimum: 0, maximum: 1 })),
		/** Paths that the current version owns, and that nobody shall own from now on. */
		drops: optional(array(string({ maxLength: 200 }), { maxItems: 100 })),
	}),
	answer: Channel,
})

export const rollbackRoute = route('POST', '/api/releases/:slice/rollback', {
	summary: 'Ends a running canary, or else puts the version back that was live before; the first version is withdrawn',
	tag: 'site',
	params: SliceParams,
	/** The version that is to go: refused where another one would, as where the server has ended the canary by itself. */
	query: object({ version: optional(ReleaseVersion) }),
	answer: Channel,
})

export const withdrawRoute = route('POST', '/api/releases/:slice/withdraw', {
	summary: 'Gives a slice to nobody any more: the registry does not list it until a version is promoted again',
	tag: 'site',
	params: SliceParams,
	/** The version that everybody has: refused where it is another one by now. */
	query: object({ version: optional(ReleaseVersion) }),
	answer: Channel,
})
