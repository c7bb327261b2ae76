import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { ROOT } from '../setup/run.mjs'

const data = createRequire(import.meta.url)('@mdn/browser-compat-data')

/** The lowest browsers of package.json, as MDN's data names them. */
export const TARGETS = JSON.parse(readFileSync(`${ROOT}/package.json`, 'utf8')).browserslist.map((line) => {
	const [, name, version] = /^(\w+) >= ([\d.]+)$/.exec(line) ?? []
	return { browser: name, version }
})

const isAtMost = (version, limit) => {
	const [one, other] = [version, limit].map((text) => text.replace('≤', '').split('.').map(Number))
	const difference = one.map((part, index) => part - (other[index] ?? 0)).find((part) => part !== 0)
	return (difference ?? 0) <= 0
}

/** Whether a browser has a feature under the prefix, by default under its own name. */
function has(feature, { browser, version }, prefix) {
	const statements = [feature.__compat.support[browser] ?? []].flat()
	return statements.some(
		({ version_added: added, version_removed: removed, flags, alternative_name: other, prefix: under }) =>
			typeof added === 'string' &&
			added !== 'preview' &&
			isAtMost(added, version) &&
			!(typeof removed === 'string' && isAtMost(removed, version)) &&
			!flags &&
			!other &&
			under === prefix,
	)
}

const isFeature = (feature) => feature?.__compat !== undefined

/** The lowest browsers that lack a feature; an unknown feature is lacked by none. */
export function lacking(feature, prefix) {
	if (!isFeature(feature)) return []
	return TARGETS.filter((target) => !has(feature, target, prefix)).map(
		({ browser, version }) => `${browser} ${version}`,
	)
}

const { api, css, html, javascript } = data
const { builtins } = javascript
const INSTANCES = {
	document: 'Document',
	window: 'Window',
	self: 'Window',
	globalThis: 'Window',
	navigator: 'Navigator',
}
Object.assign(INSTANCES, { crypto: 'Crypto', performance: 'Performance', location: 'Location', history: 'History' })

/** A global: a class, a function, or a property of `window`. */
export const globalFeature = (name) => own(builtins, name) ?? own(api, name) ?? own(api.Window, name)

/** A member of a known global, such as `URL.canParse` or `navigator.locks`; undefined if the object is not known. */
export function staticFeature(object, name) {
	const instance = own(INSTANCES, object)
	if (instance) return own(api[instance], name)
	const group = own(builtins, object) ?? own(builtins.Intl, object)
	return own(group, name) ?? own(api[object], `${name}_static`)
}

/** All features that a method of an unknown object can be. */
export const methodFeatures = (name) => methods.get(name) ?? []

// Those of rare interfaces share their names with methods of programs.
const COMMON = [
	'Blob',
	'Document',
	'Element',
	'Event',
	'EventTarget',
	'HTMLDialogElement',
	'HTMLElement',
	'HTMLInputElement',
]
COMMON.push('Navigator', 'Node', 'ReadableStream', 'Request', 'Response', 'URL', 'URLSearchParams', 'Window')
const { Temporal: _rare, ...common } = builtins
const methods = new Map()
for (const group of [...COMMON.map((name) => api[name]), ...Object.values(common)]) {
	for (const [name, feature] of Object.entries(group)) {
		if (isFeature(feature)) methods.set(name, [...(methods.get(name) ?? []), feature])
	}
}

/** A value function of CSS, such as `color-mix`. */
export const cssFunctions = new Map(
	Object.values(css.types).flatMap((type) => Object.entries(type).filter(([, feature]) => isFeature(feature))),
)
for (const [name, feature] of Object.entries(css.types)) if (isFeature(feature)) cssFunctions.set(name, feature)

const viewport = (kind) => css.types.length[`viewport_percentage_units_${kind}`]
const UNITS = { d: viewport('dynamic'), s: viewport('small'), l: viewport('large') }

/** A unit of CSS that not every browser has. */
export function cssUnit(unit) {
	if (/^[dsl]v[hwib]$|^[dsl]vm(in|ax)$/.test(unit)) return UNITS[unit[0]]
	return unit.startsWith('cq') ? css.types.length.container_query_length_units : own(css.types.length, unit)
}

export const cssProperty = (name) => own(css.properties, name)
export const cssValue = (property, word) => own(css.properties[property], word)
export const cssSelector = (name) => own(css.selectors, name)
export const cssAtRule = (name) => own(css['at-rules'], name)
export const mediaFeature = (name) => own(css['at-rules'].media, name)
/** A global attribute of HTML, as React names it; `is` is a word of every program. */
export const htmlAttribute = (name) =>
	/^[a-z]/.test(name) && name !== 'is' ? own(html.global_attributes, name.toLowerCase()) : undefined
export const expressionFlag = { v: builtins.RegExp.unicodeSets, d: builtins.RegExp.hasIndices }

function own(table, name) {
	return table && Object.hasOwn(table, name) ? table[name] : undefined
}
