import { sliceOwning } from './ownership.ts'
import type { Registry } from './registry.ts'

/** The segments that are names or ids, whose case counts, by section. Sections that are not named here keep all but their own name. */
const CASE_SENSITIVE: Readonly<Record<string, readonly number[]>> = {
	add: [],
	appeals: [3],
	authorize: [2],
	compare: [2, 3],
	dashboard: [],
	lists: [],
	messages: [3, 4],
	profile: [2],
	season: [],
	settings: [],
	tag: [2],
}

/** The path with its fixed segments in lower case, as links write them. A path that no slice owns that way stays as it is. */
export function canonicalPath(registry: Registry, path: string): string {
	const [, section = '', ...rest] = path.split('/')
	const name = section.toLowerCase()
	const kept = Object.hasOwn(CASE_SENSITIVE, name) ? CASE_SENSITIVE[name] : undefined
	const lower = rest.map((segment, index) => (kept?.includes(index + 2) === false ? segment.toLowerCase() : segment))
	const canonical = ['', name, ...lower].join('/')
	return canonical !== path && sliceOwning(registry, canonical) ? canonical : path
}
