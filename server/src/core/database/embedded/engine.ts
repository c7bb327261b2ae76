/** A Postgres inside this process, spoken to in Postgres' own wire protocol. */
export interface Engine {
	/** Runs the messages and gives the server's answer to them, errors of SQL included. */
	run(messages: Uint8Array): Promise<Uint8Array>
	close(): Promise<void>
}
