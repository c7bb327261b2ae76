/** A command from the benchmark to the site's process. */
export type Command = 'message' | 'memory' | 'restart' | 'stop'

/** The reply. Times are of the machine's monotonic clock, in nanoseconds. */
export type Reply =
	| { kind: 'ready'; ports: number[]; keys: readonly { token: string; cookie: string }[]; conversationId: string }
	| { kind: 'sent'; sentAt: string; answeredAt: string }
	| { kind: 'memory'; rss: number; heapUsed: number }
	| { kind: 'restarted'; at: string }

export type ReplyOf<Kind extends Reply['kind']> = Extract<Reply, { kind: Kind }>
