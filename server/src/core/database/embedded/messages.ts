/** What the two sides of the worker say to each other. */
export type ToWorker =
	| { kind: 'open'; folder: string }
	| { kind: 'run'; id: number; messages: Uint8Array }
	| { kind: 'close' }

export type FromWorker =
	| { kind: 'ready' }
	| { kind: 'answer'; id: number; answer: Uint8Array }
	| { kind: 'failed'; id: number | null; reason: string }
