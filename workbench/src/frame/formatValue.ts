const MAX_LENGTH = 2000

/** Formats a value for the workbench's console. */
export function formatValue(value: unknown): string {
	if (typeof value === 'string') return value
	if (value instanceof Error) return `${value.name}: ${value.message}`
	if (value instanceof Element) return `<${value.tagName.toLowerCase()}>`
	if (typeof value === 'function') return `ƒ ${value.name || 'anonymous'}()`
	try {
		return (JSON.stringify(value) ?? String(value)).slice(0, MAX_LENGTH)
	} catch {
		// A circular object, or a toJSON that throws.
		return Object.prototype.toString.call(value)
	}
}
