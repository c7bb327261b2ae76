import type { Generated } from 'kysely'
import type { Role } from 'shared-contract'

export interface RoleTables {
	role_change: {
		id: Generated<number>
		member_id: string
		/** Null for the command line. */
		changed_by: string | null
		before: Role
		after: Role
		changed_at: Date
	}
}
