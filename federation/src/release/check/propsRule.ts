import { type RegistrySlice, requiredModulesOf, type ShellBuild } from 'shared-contract'
import { propsOfPlaces } from '../placesInCode.ts'
import type { RuleResult } from './ruleResult.ts'

interface Props {
	properties?: Record<string, Prop>
	required?: readonly string[]
}
interface Prop extends Props {
	type?: string
	const?: unknown
	anyOf?: readonly Prop[]
	items?: Prop
	/** A function. */
	callback?: true
}

/**
 * Checks that the widgets of a version accept what the pages that are live give them, which may have been built with an older contract. The
 * types rule holds the version against the contract of its own sources.
 *
 * @param config the slots that the version fills
 */
export function propsRule(
	config: Pick<RegistrySlice, 'name' | 'fills'>,
	others: readonly Pick<RegistrySlice, 'name' | 'gives'>[],
	shell: Pick<ShellBuild, 'gives'>,
): RuleResult {
	const { name, fills = {} } = config
	const own = [...Object.keys(fills), ...requiredModulesOf(config).map((module) => `${name}/${module}`)]
	const accepted = propsOfPlaces(own)
	const consumers = [...others, { name: 'shell', ...shell }]
	const given = consumers.flatMap(({ name: by, gives = {} }) =>
		Object.keys(accepted).flatMap((place) => (gives[place] ? [{ by, place, props: gives[place] as Props }] : [])),
	)
	return {
		rule: 'props',
		problems: given.flatMap(({ by, place, props }) =>
			refusals(props, accepted[place] as Props).map((reason) => `${place}: the live ${by} ${reason}`),
		),
		summary: `${given.length} places of live pages give what its widgets take`,
	}
}

/** Why props that are given do not fit those that are accepted. */
export function refusals(given: Props, { properties = {}, required = [] }: Props): string[] {
	return Object.entries(properties).flatMap(([prop, accepted]) => {
		const value = given.properties?.[prop]
		if (!value) return required.includes(prop) ? [`does not give ${prop}`] : []
		if (required.includes(prop) && !given.required?.includes(prop)) return [`does not always give ${prop}`]
		return isWithin(value, accepted) ? [] : [`gives another kind of ${prop}`]
	})
}

function isWithin(given: Prop, accepted: Prop): boolean {
	if (given.anyOf) return given.anyOf.every((each) => isWithin(each, accepted))
	if (accepted.anyOf) return accepted.anyOf.some((each) => isWithin(given, each))
	if (accepted.const !== undefined) return given.const === accepted.const
	if (given.callback !== accepted.callback) return false
	if (given.items && accepted.items) return isWithin(given.items, accepted.items)
	if (accepted.properties) return refusals(given, accepted).length === 0
	return given.type === accepted.type || (given.type === 'integer' && accepted.type === 'number')
}
