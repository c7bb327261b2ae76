/** A place in the pattern of a route: `:id`, or `*` for whatever follows. */
export interface Parameter {
	name: string
	example: string
}

const EXAMPLES: readonly (readonly [RegExp, string])[] = [
	[/id$/i, '1'],
	[/user|name$/i, 'Duda Ramos'],
]

/** The places of a route's pattern, with what may stand there at first. */
export function parametersOf(pattern: string): Parameter[] {
	return pattern.split('/').flatMap((part) => {
		if (part === '*') return [{ name: '*', example: '' }]
		if (!part.startsWith(':')) return []
		const name = part.slice(1).replace(/\?$/, '')
		return [{ name, example: EXAMPLES.find(([fits]) => fits.test(name))?.[1] ?? '' }]
	})
}

/** A pattern with its places filled; what is given for none is taken from the examples. */
export function fillPattern(pattern: string, values: Readonly<Record<string, string>> = {}): string {
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

/** What stands in the places of a pattern at a path; nothing where the path does not fit. */
export function readPattern(pattern: string, path: string): Record<string, string> | undefined {
	const values: Record<string, string> = {}
	const parts = path.split('/')
	for (const [index, part] of pattern.split('/').entries()) {
		if (part === '*') {
			values['*'] = parts.slice(index).map(decoded).join('/')
			return values
		}
		const found = parts[index]
		if (found === undefined) return undefined
		if (part.startsWith(':')) values[part.slice(1).replace(/\?$/, '')] = decoded(found)
		else if (part !== found) return undefined
	}
	return parts.length === pattern.split('/').length ? values : undefined
}

function decoded(part: string): string {
	try {
		return decodeURIComponent(part)
	} catch {
		return part
	}
}
