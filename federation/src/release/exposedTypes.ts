import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { EXPOSES, SLOTS, type SlotName } from 'shared-contract'
import type { TSchema } from 'shared-contract/schema'
import { packageFolder } from '../compile.ts'
import type { SliceConfig } from '../sliceConfig.ts'

const WIDGET = (props: string) => `import type { ComponentType } from 'react'
declare const Widget: ComponentType<${props}>
export default Widget
`
const ROUTES = `import type { RouteObject } from 'react-router-dom'
export declare const routes: RouteObject[]
`

/**
 * The types of a slice's exposed modules for a host of other tools, as `.d.ts` files by their name. They are made from the contract, against
 * which the release check compiles the modules: types made from the modules would import our packages, which such a host has not.
 */
export function exposedTypes({ name, exposes, fills = {} }: SliceConfig): Record<string, string> {
	const widgets = Object.keys(exposes)
		.map((key) => key.slice(2))
		.filter((module) => !['routes', 'commands'].includes(module))
		.map((module) => [`${module}.d.ts`, WIDGET(propsOf(module, name, fills))])
	const mount = readFileSync(join(packageFolder('shared-composition'), 'src/mountOptions.ts'), 'utf8')
	return {
		...Object.fromEntries(widgets),
		'routes.d.ts': ROUTES,
		'mount.d.ts': `${mount}\nexport declare function mount(options: Mount): Promise<Mounted>\n`,
	}
}

/** The props of a widget: those of its name in the contract, and of each slot that it fills. */
function propsOf(module: string, slice: string, fills: NonNullable<SliceConfig['fills']>): string {
	const named = Object.entries(EXPOSES).filter(([name]) => name === `${slice}/${module}`)
	const slots = Object.entries<readonly object[]>(fills)
		.filter(([, list]) => list.some((fill) => 'module' in fill && fill.module === module))
		.map(([slot]) => [slot, SLOTS[slot as SlotName]] as const)
	return [...new Set([...named, ...slots].map(([, schema]) => typeOf(schema)))].join(' | ') || 'object'
}

/** The TypeScript of a schema of props. */
function typeOf(schema: TSchema): string {
	const { type, properties, required = [], anyOf, items, const: value, callback } = schema as JsonSchema
	if (callback) return '() => void'
	if (value !== undefined) return JSON.stringify(value)
	if (anyOf) return anyOf.map(typeOf).join(' | ')
	if (properties) {
		const each = Object.entries(properties).map(
			([key, prop]) => `${key}${required.includes(key) ? '' : '?'}: ${typeOf(prop)}`,
		)
		return `{ ${each.join('; ')} }`
	}
	if (items) return `(${typeOf(items)})[]`
	return type === 'integer' ? 'number' : (type ?? 'unknown')
}

interface JsonSchema {
	type?: string
	properties?: Record<string, TSchema>
	required?: readonly string[]
	anyOf?: readonly TSchema[]
	items?: TSchema
	const?: unknown
	callback?: true
}
