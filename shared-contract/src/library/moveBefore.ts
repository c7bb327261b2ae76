/**
 * Moves a key before another key; to the end for `null` or if the other key is missing.
 */
export function moveBefore<Key>(keys: readonly Key[], moved: Key, before: Key | null): Key[] {
	const others = keys.filter((key) => key !== moved)
	const at = before === null ? -1 : others.indexOf(before)
	return at < 0 ? [...others, moved] : [...others.slice(0, at), moved, ...others.slice(at)]
}
