import { parseSync } from '@swc/core'
import * as support from './browserSupport.mjs'

/**
 * The features in a script that a lowest browser lacks: names of globals, members, attributes and flags, and what
 * {@link missingInStyles} finds in its texts.
 * @returns the browsers that lack each, by its name
 */
export function missingInScript(source, { typescript = false, tsx = false } = {}) {
	const syntax = typescript ? { syntax: 'typescript', tsx } : { syntax: 'ecmascript' }
	const module = parseSync(source, { ...syntax, target: 'esnext' })
	const found = new Map()
	const declared = new Set()
	const globals = new Set()
	const add = (name, feature) => {
		const browsers = support.lacking(feature)
		if (browsers.length > 0) found.set(name, browsers)
	}
	const addStyles = (text) => {
		for (const [name, browsers] of missingInStyles(text)) found.set(name, browsers)
	}
	const declare = (pattern) => {
		if (pattern?.type === 'Identifier') declared.add(pattern.value)
	}

	const visitors = {
		MemberExpression({ object, property }) {
			if (property.type !== 'Identifier') return
			const { value: name } = property
			const on = object.type === 'Identifier' && !declared.has(object.value) ? object.value : undefined
			add(`${on}.${name}`, on && support.staticFeature(on, name))
		},
		CallExpression({ callee }) {
			const method = callee.type === 'OptionalChainingExpression' ? callee.base : callee
			if (method.type !== 'MemberExpression' || method.property.type !== 'Identifier') return
			const { value: name } = method.property
			if (method.object.type === 'Identifier' && support.staticFeature(method.object.value, name)) return
			// Without types, a method is too new only if it is so on every object that has it.
			const features = support.methodFeatures(name)
			if (features.length > 0 && features.every((each) => support.lacking(each).length > 0))
				add(`.${name}()`, features[0])
		},
		Identifier: ({ value }) => void globals.add(value),
		VariableDeclarator: ({ id }) => declare(id),
		Parameter: ({ pat }) => declare(pat),
		ArrowFunctionExpression: ({ params }) => params.forEach(declare),
		FunctionDeclaration: ({ identifier }) => declare(identifier),
		ClassDeclaration: ({ identifier }) => declare(identifier),
		ImportSpecifier: ({ local }) => declare(local),
		ImportDefaultSpecifier: ({ local }) => declare(local),
		ImportNamespaceSpecifier: ({ local }) => declare(local),
		AssignmentPatternProperty: ({ key }) => declare(key),
		KeyValuePatternProperty: ({ value }) => declare(value),
		KeyValueProperty: ({ key }) => key.type === 'Identifier' && add(`${key.value}=`, support.htmlAttribute(key.value)),
		JSXAttribute: ({ name }) => name.type === 'Identifier' && add(`${name.value}=`, support.htmlAttribute(name.value)),
		RegExpLiteral({ flags }) {
			for (const flag of flags) add(`/…/${flag}`, support.expressionFlag[flag])
		},
		TemplateLiteral: ({ quasis }) => addStyles(quasis.map(({ cooked, raw }) => cooked ?? raw).join('0')),
		StringLiteral: ({ value }) => addStyles(value),
	}
	const visit = (node) => {
		if (Array.isArray(node)) return node.forEach(visit)
		if (typeof node !== 'object' || node === null) return
		if (typeof node.type === 'string') {
			if (/^Ts(Type|Interface|Function|Array|Union|Keyword|Qualified|Mapped|Indexed|Literal|Tuple)/.test(node.type))
				return
			visitors[node.type]?.(node)
		}
		for (const [key, child] of Object.entries(node)) {
			const isName = (key === 'property' || key === 'key') && child?.type === 'Identifier'
			if (!isName && key !== 'typeAnnotation') visit(child)
		}
	}
	visit(module.body)
	for (const name of globals) if (!declared.has(name)) add(name, support.globalFeature(name))
	return found
}

/**
 * The properties, values, functions, units, selectors and at-rules in a style sheet, or a text of one, that a lowest browser
 * lacks. A property with the prefix of such a browser beside it is none.
 */
export function missingInStyles(text) {
	const found = new Map()
	const add = (name, feature) => {
		const browsers = support.lacking(feature)
		if (browsers.length > 0) found.set(name, browsers)
	}
	for (const [, name] of text.matchAll(/(?<!:):{1,2}([a-z][a-z-]+)(?=[(\s,{.:&[>)]|$)/g))
		add(`:${name}`, support.cssSelector(name))
	for (const [, name] of text.matchAll(/@([a-z-]+)(?=[\s(])/g)) add(`@${name}`, support.cssAtRule(name))
	for (const [, name] of text.matchAll(/@media[^{]*\(([a-z-]+)/g)) add(`@media (${name})`, support.mediaFeature(name))
	if (!/[;{}]/.test(text) && !/^[a-z-]+:/.test(text)) return values(text, found, add)
	for (const [, name, value] of text.matchAll(/(?:^|[;{}\s])(-?[a-z][a-z-]*)\s*:\s*([^;{}]*)/g)) {
		const property = support.cssProperty(name)
		if (!property) continue
		if (!(text.includes(`-webkit-${name}`) && isPrefixed(property))) add(name, property)
		for (const word of new Set(value.match(/(?<![\w-])[a-z][a-z-]+(?![\w(-])/g)))
			add(`${name}: ${word}`, support.cssValue(name, word))
	}
	return values(text, found, add)
}

function isPrefixed(property) {
	const unprefixed = support.lacking(property)
	const prefixed = new Set(support.lacking(property, '-webkit-'))
	return unprefixed.every((browser) => !prefixed.has(browser))
}

function values(text, found, add) {
	for (const [, name] of text.matchAll(/(?:^|[\s:,(])([a-z][a-z-]+)\(/g)) {
		const feature = support.cssFunctions.get(name)
		if (feature && /[;{}:,]/.test(text)) add(`${name}()`, feature)
	}
	for (const [, unit] of text.matchAll(/(?<![\w#-])[\d.]+([a-z]+)\b/g)) add(unit, support.cssUnit(unit))
	return found
}
