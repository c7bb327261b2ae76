import { createHash } from 'node:crypto'
import type { Audience, CanaryRole, RegistrySlice } from 'shared-contract'
import type { SliceChannel } from '../snapshot.ts'

const BUCKETS = 2 ** 32

/**
 * Whether a visitor is in the share of a canary, or of a flag, whose name stands in place of the version. The result is stable for
 * a visitor and a version, differs between versions, and stays true when the share grows.
 */
export function isWithinShare(visit: string, { slice, version }: { slice: string; version: string }, share: number) {
	const hash = createHash('sha256').update(`${visit}\n${slice}\n${version}`).digest()
	return hash.readUInt32BE() / BUCKETS < share
}

/** The visitor of a request, as far as canaries and flags need it. */
export interface Visitor {
	/** Absent where nothing is for a share. */
	visit: string | undefined
	role: CanaryRole | undefined
}

/** A visitor of whom nothing is known: they get what everybody gets. */
export const UNKNOWN_VISITOR: Visitor = { visit: undefined, role: undefined }

/** The entry of a slice for a visitor: the candidate or the current one, with the flags that are on for them. */
export function entryFor(
	{ slice, current, candidate, flags }: SliceChannel,
	visitor: Visitor,
): RegistrySlice | undefined {
	const tries = candidate && isFor(candidate.to, { slice, version: candidate.entry.version }, visitor)
	const entry = tries ? candidate.entry : current
	return entry && withFlags(entry, flags, visitor)
}

/** An entry with the names of its flags that are on for a visitor. */
export function withFlags(entry: RegistrySlice, switched: SliceChannel['flags'], visitor: Visitor): RegistrySlice {
	const { name: slice, flags = {} } = entry
	const on = Object.entries(switched).filter(
		([name, to]) => Object.hasOwn(flags, name) && isFor(to, { slice, version: name }, visitor),
	)
	return on.length > 0 ? { ...entry, flagsOn: on.map(([name]) => name) } : entry
}

function isFor(to: Audience, of: { slice: string; version: string }, { visit, role }: Visitor): boolean {
	if ('everybody' in to) return true
	// Admins get what moderators try, too.
	if ('role' in to) return role === 'admin' || role === to.role
	return visit !== undefined && isWithinShare(visit, of, to.share)
}
