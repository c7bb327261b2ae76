import { type Audience, type CanaryRole, type Candidate, type ErrorCode, FAILURE_LIMIT } from 'shared-contract'

/** Who may be given a version: everybody, or first some. */
export const AUDIENCES = ['everybody', 'share', 'moderator', 'admin'] as const
export type AudienceKind = (typeof AUDIENCES)[number]

/** Shares of visitors that are offered. */
export const SHARES = ['0.01', '0.05', '0.1', '0.25', '0.5'] as const
/** By how much a version may fail more than what everybody has. */
export const LIMITS = ['0.01', '0.05', '0.1', '0.2'] as const

/** What somebody chose, before it is done. */
export interface Draft {
	kind: AudienceKind
	share: string
	limit: string
}

/** A draft that goes on from what a version has; one that nobody has yet begins with everybody. */
export function draftOf(candidate: Candidate | null): Draft {
	const nothing: Draft = { kind: 'everybody', share: '0.1', limit: String(FAILURE_LIMIT) }
	if (!candidate) return nothing
	const limit = String(candidate.failureLimit)
	if ('role' in candidate.to) return { ...nothing, kind: candidate.to.role, limit }
	return 'share' in candidate.to ? { kind: 'share', share: String(candidate.to.share), limit } : nothing
}

/** Whom a draft is for. */
export function audienceOf({ kind, share }: Draft): Audience {
	if (kind === 'everybody') return { everybody: true }
	return kind === 'share' ? { share: Number(share) } : { role: kind satisfies CanaryRole }
}

/** The choices that are offered, with the one that was made elsewhere among them. */
export function withChosen(offered: readonly string[], chosen: string): string[] {
	return offered.includes(chosen) ? [...offered] : [...offered, chosen].sort((a, b) => Number(a) - Number(b))
}

/** Why the server refused a version, by what each reason is about. */
export type Breaches = Readonly<Record<string, ErrorCode>>

/** The paths that nobody would own any more, where there is no other reason: those somebody may give up on purpose. */
export function droppable(breaches: Breaches): string[] {
	const all = Object.entries(breaches)
	return all.every(([, code]) => code === 'release.route.dropped') ? all.map(([path]) => path) : []
}
