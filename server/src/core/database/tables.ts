export interface UpgradeTables {
	migration_need: {
		name: string
		/** The migration that a server must have to go on beside this one. */
		server_has: string | null
	}
	/** The running processes of the site. A process that was killed leaves its row. */
	server_process: {
		id: string
		host: string
		pid: number
		newest_migration: string
		seen_at: Date
	}
}
