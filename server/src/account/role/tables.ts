import type { Generated } from 'kysely'
import type { Role } from 'shared-contract'

export interface RoleTables {
	role_change: {
		id: Generated<number>
		member_id: string
		/** Nobody where it was done at the server. */
		changed_by: string | null
		before: Role
		after: Role
		changed_at: Date
	}
}
