const LONGEST = 2000

/** A value as a line of text, for the workbench's console. */
export function plain(value: unknown): string {
	if (typeof value === 'string') return value
	if (value instanceof Error) return `${value.name}: ${value.message}`
	if (value instanceof Element) return `<${value.tagName.toLowerCase()}>`
	if (typeof value === 'function') return `ƒ ${value.name || 'anonymous'}()`
	try {
		return (JSON.stringify(value) ?? String(value)).slice(0, LONGEST)
	} catch {
		// It refers to itself, or will not be written.
		return Object.prototype.toString.call(value)
	}
}
