export interface JobTables {
	/** The last completed run of each job; null before the first. */
	job: { name: string; done_at: Date | null }
}
