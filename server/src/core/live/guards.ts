import type { Member, Topic, TopicKind } from 'shared-contract'

/** The ids of a kind, of those given, whose topics the watcher may watch; a visitor is `null`. One query answers for all ids. */
export type Guard = (watcher: Member | null, ids: readonly string[]) => Promise<Iterable<string>> | Iterable<string>

/** Who may watch what. A kind without a guard is watched by nobody. */
export class Guards {
	readonly #guards = new Map<string, Guard>([['member', (watcher, ids) => ids.filter((id) => watcher?.id === id)]])

	set(kind: TopicKind, guard: Guard): void {
		this.#guards.set(kind, guard)
	}

	/** Those of the topics that the watcher may watch. */
	async allowed(watcher: Member | null, topics: readonly Topic[]): Promise<Set<Topic>> {
		const asked = new Map<string, Map<string, Topic>>()
		for (const topic of topics) {
			const colon = topic.indexOf(':')
			const kind = topic.slice(0, colon)
			const ids = asked.get(kind) ?? new Map<string, Topic>()
			asked.set(kind, ids.set(topic.slice(colon + 1), topic))
		}
		const allowed = await Promise.all(
			[...asked].map(async ([kind, ids]) => {
				const found = (await this.#guards.get(kind)?.(watcher, [...ids.keys()])) ?? []
				return [...found].flatMap((id) => ids.get(id) ?? [])
			}),
		)
		return new Set(allowed.flat())
	}
}
