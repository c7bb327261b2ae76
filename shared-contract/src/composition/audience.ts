import { literal, number, object, oneOf, type Static, union } from '../schema.ts'

/** The roles that a canary can be limited to. Admins get the canary of moderators. */
export const CANARY_ROLES = ['moderator', 'admin'] as const
export type CanaryRole = (typeof CANARY_ROLES)[number]

/** The audience of a version or of a feature flag. `share` is a share of visitors, 0 to 1, stable for each visitor. */
export const Audience = union([
	object({ everybody: literal(true) }),
	object({ share: number({ minimum: 0, maximum: 1 }) }),
	object({ role: oneOf(CANARY_ROLES) }),
])
export type Audience = Static<typeof Audience>
