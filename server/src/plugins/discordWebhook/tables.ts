import type { ColumnType, Generated } from 'kysely'
import type { Locale } from 'shared-contract'

declare module '../../core/database/schema.ts' {
	interface Schema {
		/** Where the plan of a group is posted. */
		discord_webhook: {
			group_id: string
			/** Id and secret, sealed; empty once Discord does not know them. */
			address: string
			locale: Locale
			is_on: Generated<boolean>
			/** What was said last, or was there before, of each channel. */
			said: ColumnType<Said, string, string>
			next_at: Date
			/** The hour whose posts are counted. */
			hour_from: Date
			hour_count: Generated<number>
		}
	}
}

/** Plan, meeting and poll by the id of their channel, as texts that differ where they do. */
export type Said = Partial<Record<string, Partial<Record<'plan' | 'meeting' | 'poll', string>>>>
