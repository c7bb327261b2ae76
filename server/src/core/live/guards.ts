import type { Member, Topic, TopicKind } from 'shared-contract'

/** Returns the ids whose topics the watcher may watch. A visitor is `null`. One query should check all ids. */
export type Guard = (watcher: Member | null, ids: readonly string[]) => Promise<Iterable<string>> | Iterable<string>

/** The guards of topics. Nobody may watch a kind without a guard. */
export class Guards {
	readonly #guards = new Map<string, Guard>([['member', (watcher, ids) => ids.filter((id) => watcher?.id === id)]])

	set(kind: TopicKind, guard: Guard): void {
		this.#guards.set(kind, guard)
	}

	/** The topics that the watcher may watch. */
	async allowed(watcher: Member | null, topics: readonly Topic[]): Promise<Set<Topic>> {
		const idsByKind = new Map<string, Map<string, Topic>>()
		for (const topic of topics) {
			const colon = topic.indexOf(':')
			const kind = topic.slice(0, colon)
			const ids = idsByKind.get(kind) ?? new Map<string, Topic>()
			idsByKind.set(kind, ids.set(topic.slice(colon + 1), topic))
		}
		const allowed = await Promise.all(
			[...idsByKind].map(async ([kind, ids]) => {
				const found = (await this.#guards.get(kind)?.(watcher, [...ids.keys()])) ?? []
				return [...found].flatMap((id) => ids.get(id) ?? [])
			}),
		)
		return new Set(allowed.flat())
	}
}
