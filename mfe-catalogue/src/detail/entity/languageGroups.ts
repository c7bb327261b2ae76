/** Items of one language. */
export interface LanguageGroup<Item> {
	/** BCP 47. */
	language: string
	items: Item[]
}

/** Groups items by language: the Japanese ones first, then the reader's language, then the others as they come. */
export function languageGroups<Item extends { language: string }>(
	items: readonly Item[],
	readersTag: string,
): LanguageGroup<Item>[] {
	const groups = new Map<string, LanguageGroup<Item>>()
	for (const item of items) {
		const group = groups.get(item.language) ?? { language: item.language, items: [] }
		groups.set(item.language, group)
		group.items.push(item)
	}
	const rank = ({ language }: LanguageGroup<Item>) => (language === 'ja' ? 0 : language === readersTag ? 1 : 2)
	return [...groups.values()].sort((one, other) => rank(one) - rank(other))
}
