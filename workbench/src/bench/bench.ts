import { RegistrySlice } from 'shared-contract'
import { array, boolean, literal, object, oneOf, optional, type Static, string, union } from 'shared-contract/schema'

/** Where the workbench tells its page what there is to look at. */
export const BENCH_PATH = '/workbench/bench.json'
/** Tells the page that a slice was built anew (server-sent events). */
export const CHANGES_PATH = '/workbench/changes'
/** Where the frame of a widget stands; a route's stands at the route's own address. */
export const FRAME_PATH = '/workbench/frame'
/** Where the files of slices from elsewhere are passed on. */
export const REMOTE_BASE = '/workbench/remote/'

/** Who looks at a slice: a visitor of a real site, one of a site with only samples, or somebody who is signed in. */
export const ROLES = ['visitor', 'demo', 'member', 'moderator', 'admin'] as const
export type Role = (typeof ROLES)[number]

/** A session that stands ready. The other half of its key stays with the workbench's server. */
export const ReadySession = object({ role: oneOf(ROLES), username: string(), token: string() })
export type ReadySession = Static<typeof ReadySession>

/** How a slice from elsewhere is delivered, in words; what would keep it from being loaded directly is marked. */
export const Delivery = object({ what: string(), hinders: boolean() })
export type Delivery = Static<typeof Delivery>

/** A slice that can be looked at. */
export const BenchSlice = object({
	/** Its name; with a number behind it where it comes from elsewhere. */
	id: string(),
	slice: RegistrySlice,
	source: union([
		object({ kind: literal('local') }),
		object({ kind: literal('remote'), address: string(), delivery: array(Delivery) }),
	]),
})
export type BenchSlice = Static<typeof BenchSlice>

/** A slice that was asked for and cannot be had, and why. */
export const BenchProblem = object({ address: string(), reason: string(), advice: optional(string()) })
export type BenchProblem = Static<typeof BenchProblem>

export const Bench = object({
	slices: array(BenchSlice),
	problems: array(BenchProblem),
	sessions: array(ReadySession),
})
export type Bench = Static<typeof Bench>

/** By these the frame says to the workbench's server whose request it is, and how the API is to fail. */
export const ROLE_HEADER = 'x-workbench-role'
export const FAULT_HEADER = 'x-workbench-fault'
