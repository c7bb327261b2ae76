import type { CanaryRole, RegistrySlice } from 'shared-contract'
import type { CandidateAudience, Snapshot, Standing } from '../snapshot.ts'
import { isWithinShare } from './bucket.ts'

/** What is known of whoever asks. */
export interface Visitor {
	/** Absent where no share is being tried. */
	visit: string | undefined
	role: CanaryRole | undefined
}

/** What of a slice a visitor is given. */
export function entryFor({ current, candidate }: Standing, visitor: Visitor): RegistrySlice | undefined {
	return candidate && isGiven(candidate, visitor) ? candidate.entry : current
}

function isGiven({ entry, to }: { entry: RegistrySlice; to: CandidateAudience }, { visit, role }: Visitor): boolean {
	// Admins get what moderators get.
	if ('role' in to) return role === 'admin' || role === to.role
	return visit !== undefined && isWithinShare(visit, { slice: entry.name, version: entry.version }, to.share)
}

/** Whether some slice is being tried by a share of visitors, or by a role. */
export function isTried({ standings }: Snapshot, by: 'share' | 'role'): boolean {
	return standings.some(({ candidate }) => candidate !== undefined && by in candidate.to)
}
