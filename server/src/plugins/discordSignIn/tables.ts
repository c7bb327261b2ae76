declare module '../../core/database/schema.ts' {
	interface Schema extends DiscordSignInTables {}
}

/** The accounts of members at Discord. */
export interface DiscordSignInTables {
	discord_account: {
		discord_id: string
		member_id: string
		/** The username at Discord. */
		name: string
		linked_at: Date
	}
}
