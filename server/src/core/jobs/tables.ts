export interface JobTables {
	/** When each job last ran to its end; null while it has not. */
	job: { name: string; done_at: Date | null }
}
