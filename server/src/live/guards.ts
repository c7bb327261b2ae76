import type { Member, Topic, TopicKind } from 'shared-contract'

/** Whether somebody may watch the topic of a kind with an id; a visitor is `null`. */
export type Guard = (watcher: Member | null, id: string) => Promise<boolean> | boolean

/** Who may watch what. A kind without a guard is watched by nobody. */
export class Guards {
	readonly #guards = new Map<string, Guard>([['member', (watcher, id) => watcher?.id === id]])

	set(kind: TopicKind, guard: Guard): void {
		this.#guards.set(kind, guard)
	}

	/** Those of the topics that the watcher may watch. */
	async allowed(watcher: Member | null, topics: readonly Topic[]): Promise<Set<Topic>> {
		const may = await Promise.all(topics.map((topic) => this.#may(watcher, topic)))
		return new Set(topics.filter((_topic, index) => may[index]))
	}

	#may(watcher: Member | null, topic: Topic): Promise<boolean> | boolean {
		const colon = topic.indexOf(':')
		return this.#guards.get(topic.slice(0, colon))?.(watcher, topic.slice(colon + 1)) ?? false
	}
}
