import { LRUCache } from 'lru-cache'

const MAX_LISTS = 10_000

/** The items of a text with one per line. Equal texts share one list in memory, because most titles have one of a few. */
export class SharedLists {
	readonly #lists = new LRUCache<string, readonly string[]>({
		max: MAX_LISTS,
		memoMethod: (text) => (text === '' ? [] : text.split('\n')),
	})

	of(text: string | null): readonly string[] {
		return this.#lists.memo(text ?? '')
	}
}
