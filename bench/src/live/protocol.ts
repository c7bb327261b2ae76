/** What the benchmark asks of the site's process. */
export type Asked = 'message' | 'memory' | 'restart' | 'stop'

/** What it answers. Instants are of the machine's monotonic clock, in nanoseconds. */
export type Told =
	| { kind: 'ready'; port: number; keys: { token: string; cookie: string }[]; conversationId: string }
	| { kind: 'sent'; sentAt: string; answeredAt: string }
	| { kind: 'memory'; rss: number; heapUsed: number }
	| { kind: 'restarted'; at: string }

export type ToldOf<Kind extends Told['kind']> = Extract<Told, { kind: Kind }>
