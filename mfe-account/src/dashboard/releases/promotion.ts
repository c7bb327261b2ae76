import { type Audience, type CanaryRole, type Candidate, type ErrorCode, FAILURE_LIMIT } from 'shared-contract'

/** The audiences of a promotion: everybody, or a canary group. */
export const AUDIENCES = ['everybody', 'share', 'moderator', 'admin'] as const
export type AudienceKind = (typeof AUDIENCES)[number]

/** The offered shares of visitors. */
export const SHARES = ['0.01', '0.05', '0.1', '0.25', '0.5'] as const
/** The offered failure limits: how much higher than the current version the failure rate may be. */
export const LIMITS = ['0.01', '0.05', '0.1', '0.2'] as const

/** The values of the promotion form. */
export interface PromotionFormValues {
	kind: AudienceKind
	share: string
	limit: string
}

/** The initial values: those of the canary, or defaults. */
export function initialPromotion(candidate: Candidate | null): PromotionFormValues {
	const defaults: PromotionFormValues = { kind: 'everybody', share: '0.1', limit: String(FAILURE_LIMIT) }
	if (!candidate) return defaults
	const limit = String(candidate.failureLimit)
	if ('role' in candidate.to) return { ...defaults, kind: candidate.to.role, limit }
	return 'share' in candidate.to ? { kind: 'share', share: String(candidate.to.share), limit } : defaults
}

/** The audience of the form values. */
export function audienceOf({ kind, share }: PromotionFormValues): Audience {
	if (kind === 'everybody') return { everybody: true }
	return kind === 'share' ? { share: Number(share) } : { role: kind satisfies CanaryRole }
}

/** The offered values, with the current one added in order. */
export function withChosen(offered: readonly string[], chosen: string): string[] {
	return offered.includes(chosen) ? [...offered] : [...offered, chosen].sort((a, b) => Number(a) - Number(b))
}

/** The reasons of a refusal, by route or module. */
export type PromotionErrors = Readonly<Record<string, ErrorCode>>

/** The routes that a promotion would drop, if there is no other reason; an admin may drop them on purpose. */
export function droppableRoutes(errors: PromotionErrors): string[] {
	const all = Object.entries(errors)
	return all.every(([, code]) => code === 'release.route.dropped') ? all.map(([path]) => path) : []
}
