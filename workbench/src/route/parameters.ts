/** A parameter of a route pattern: `:id`, or `*` for the rest of the path. */
export interface Parameter {
	name: string
	example: string
}

const EXAMPLES: readonly (readonly [RegExp, string])[] = [
	[/id$/i, '1'],
	[/user|name$/i, 'Duda Ramos'],
]

/** The parameters of a route pattern, with example values. */
export function parametersOf(pattern: string): Parameter[] {
	return pattern.split('/').flatMap((part) => {
		if (part === '*') return [{ name: '*', example: '' }]
		if (!part.startsWith(':')) return []
		const name = part.slice(1).replace(/\?$/, '')
		return [{ name, example: EXAMPLES.find(([pattern]) => pattern.test(name))?.[1] ?? '' }]
	})
}

/** The path of a pattern with these parameter values; missing values are examples. */
export function pathFromPattern(pattern: string, values: Readonly<Record<string, string>> = {}): string {
	const examples = Object.fromEntries(parametersOf(pattern).map(({ name, example }) => [name, example]))
	const parts = pattern.split('/').map((part) => {
		if (part === '*') return (values['*'] ?? '').split('/').map(encodeURIComponent).join('/')
		if (!part.startsWith(':')) return part
		const name = part.slice(1).replace(/\?$/, '')
		return encodeURIComponent(values[name] ?? examples[name] ?? '')
	})
	const path = parts.join('/')
	return path.length > 1 ? path.replace(/\/+$/, '') : path
}

/** The parameter values of a path; undefined if the path does not match the pattern. */
export function matchPattern(pattern: string, path: string): Record<string, string> | undefined {
	const values: Record<string, string> = {}
	const parts = path.split('/')
	for (const [index, part] of pattern.split('/').entries()) {
		if (part === '*') {
			values['*'] = parts.slice(index).map(decode).join('/')
			return values
		}
		const value = parts[index]
		if (value === undefined) return undefined
		if (part.startsWith(':')) values[part.slice(1).replace(/\?$/, '')] = decode(value)
		else if (part !== value) return undefined
	}
	return parts.length === pattern.split('/').length ? values : undefined
}

function decode(part: string): string {
	try {
		return decodeURIComponent(part)
	} catch {
		return part
	}
}
