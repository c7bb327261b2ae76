import { RegistrySlice } from 'shared-contract'
import { array, boolean, literal, object, oneOf, optional, type Static, string, union } from 'shared-contract/schema'

/** The URL of the index: slices, load errors and sessions, as JSON. */
export const INDEX_PATH = '/workbench/index.json'
/** The URL of the server-sent events about new builds. */
export const BUILD_EVENTS_PATH = '/workbench/build-events'
/** The URL of a frame with a widget. A frame with a route has the route's own URL. */
export const FRAME_PATH = '/workbench/frame'
/** The base URL at which the server proxies the files of remote slices. */
export const REMOTE_BASE = '/workbench/remote/'

/** The user of a frame: a visitor of a real site, a visitor of a demo, or a signed-in member with that role. */
export const ROLES = ['visitor', 'demo', 'member', 'moderator', 'admin'] as const
export type Role = (typeof ROLES)[number]

/** A session of a sample member. The cookie half of its key never leaves the workbench's server. */
export const RoleSession = object({ role: oneOf(ROLES), username: string(), token: string() })
export type RoleSession = Static<typeof RoleSession>

/** The result of one check of an entry script's HTTP response. `blocks`: pages of another origin could not load it. */
export const DeliveryCheck = object({ text: string(), blocks: boolean() })
export type DeliveryCheck = Static<typeof DeliveryCheck>

/** A slice in the index. */
export const IndexedSlice = object({
	/** The slice's name; a remote slice has a number appended. */
	id: string(),
	slice: RegistrySlice,
	source: union([
		object({ kind: literal('local') }),
		object({ kind: literal('remote'), address: string(), delivery: array(DeliveryCheck) }),
	]),
})
export type IndexedSlice = Static<typeof IndexedSlice>

/** A slice that failed to load, with the reason. */
export const SliceLoadError = object({ address: string(), reason: string(), advice: optional(string()) })
export type SliceLoadError = Static<typeof SliceLoadError>

export const WorkbenchIndex = object({
	slices: array(IndexedSlice),
	errors: array(SliceLoadError),
	sessions: array(RoleSession),
})
export type WorkbenchIndex = Static<typeof WorkbenchIndex>

/** Request headers by which a frame names its role and its fault to the workbench's server. */
export const ROLE_HEADER = 'x-workbench-role'
export const FAULT_HEADER = 'x-workbench-fault'
