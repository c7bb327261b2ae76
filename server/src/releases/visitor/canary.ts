import { createHash } from 'node:crypto'
import type { CanaryRole, RegistrySlice } from 'shared-contract'
import type { CandidateAudience, SliceChannel, Snapshot } from '../snapshot.ts'

const BUCKETS = 2 ** 32

/**
 * Whether a visitor is in the share of a canary. The result is stable for a visitor and a version, differs between versions,
 * and stays true when the share grows.
 */
export function isWithinShare(visit: string, { slice, version }: { slice: string; version: string }, share: number) {
	const hash = createHash('sha256').update(`${visit}\n${slice}\n${version}`).digest()
	return hash.readUInt32BE() / BUCKETS < share
}

/** The visitor of a request, as far as canaries need it. */
export interface Visitor {
	/** Absent without a canary for a share. */
	visit: string | undefined
	role: CanaryRole | undefined
}

/** The entry of a slice for a visitor: the candidate or the current one. */
export function entryFor({ current, candidate }: SliceChannel, visitor: Visitor): RegistrySlice | undefined {
	return candidate && getsCandidate(candidate, visitor) ? candidate.entry : current
}

function getsCandidate(
	{ entry, to }: { entry: RegistrySlice; to: CandidateAudience },
	{ visit, role }: Visitor,
): boolean {
	// Admins get the canaries of moderators too.
	if ('role' in to) return role === 'admin' || role === to.role
	return visit !== undefined && isWithinShare(visit, { slice: entry.name, version: entry.version }, to.share)
}

/** Whether a canary runs for a share of visitors, or for a role. */
export function hasCanary({ channels }: Snapshot, by: 'share' | 'role'): boolean {
	return channels.some(({ candidate }) => candidate !== undefined && by in candidate.to)
}
