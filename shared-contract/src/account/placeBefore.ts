/**
 * A list with one of its things put before another; at the end for `null`, and where that other one is gone.
 */
export function placeBefore<Key>(keys: readonly Key[], moved: Key, before: Key | null): Key[] {
	const others = keys.filter((key) => key !== moved)
	const at = before === null ? -1 : others.indexOf(before)
	return at < 0 ? [...others, moved] : [...others.slice(0, at), moved, ...others.slice(at)]
}
