/** The messages between the server's thread and the worker. */
export type ToWorker =
	| { kind: 'open'; folder: string }
	| { kind: 'run'; id: number; messages: Uint8Array }
	| { kind: 'close' }

export type FromWorker =
	| { kind: 'ready' }
	| { kind: 'answer'; id: number; answer: Uint8Array }
	| { kind: 'failed'; id: number | null; reason: string }
