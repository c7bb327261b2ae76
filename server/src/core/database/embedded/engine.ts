/** An embedded Postgres, which speaks Postgres' wire protocol. */
export interface Engine {
	/** Sends protocol messages and returns the answer, which includes SQL errors. */
	run(messages: Uint8Array): Promise<Uint8Array>
	close(): Promise<void>
}
