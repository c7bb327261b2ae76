/** An untrusted JSON object: read its fields only with {@link own}. */
export type JsonObject = Readonly<Record<string, unknown>>

const NUMERIC = /^\s*-?\d{1,15}(?:\.\d{1,15})?\s*$/

export function isJsonObject(value: unknown): value is JsonObject {
	return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Reads a nested own property, never one of the prototype (`__proto__`, `constructor`). */
export function own(object: unknown, ...names: readonly string[]): unknown {
	let value = object
	for (const name of names) {
		if (!isJsonObject(value) || !Object.hasOwn(value, name)) return undefined
		value = value[name]
	}
	return value
}

export function ownText(object: unknown, ...names: readonly string[]): string {
	const value = own(object, ...names)
	return typeof value === 'string' ? value : ''
}

/** A number, or a text of one: some exports write every number as a text. */
export function ownNumber(object: unknown, ...names: readonly string[]): number | null {
	const value = own(object, ...names)
	const number = typeof value === 'string' && NUMERIC.test(value) ? Number(value) : value
	return typeof number === 'number' && Number.isFinite(number) ? number : null
}
