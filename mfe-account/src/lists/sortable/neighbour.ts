/** The key that an item comes before after one step: `null` for the end, `undefined` if there is no further step. */
export function neighbourOf<Key>(keys: readonly Key[], key: Key, step: -1 | 1): Key | null | undefined {
	const at = keys.indexOf(key)
	if (step < 0) return at > 0 ? keys[at - 1] : undefined
	return at < keys.length - 1 ? (keys[at + 2] ?? null) : undefined
}
