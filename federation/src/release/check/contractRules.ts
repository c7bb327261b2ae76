import { type PromotionError, promotionErrorsOf, type RegistrySlice, requiredModulesOf } from 'shared-contract'
import type { RuleResult } from './ruleResult.ts'

const REASONS: Record<PromotionError['kind'], (subject: string) => string> = {
	exposeMissing: (module) => `it does not expose ${module}, which pages show`,
	routeReserved: (path) => `it owns ${path}, which is reserved for the server or is no path of a page`,
	routeTaken: (path) => `it owns ${path}, which belongs to another slice of the site`,
	routeDropped: (path) => `it no longer owns ${path}, a path of the live version (--drop ${path} if this is intended)`,
}

/** Checks that the version exposes the modules of the contract and owns no path of another slice. */
export function contractRules(version: RegistrySlice, live: readonly RegistrySlice[], drops: string[]): RuleResult[] {
	const current = live.find(({ name }) => name === version.name)
	const errors = promotionErrorsOf(version, { others: live.filter((slice) => slice !== current), current, drops })
	const problems = (...kinds: PromotionError['kind'][]) =>
		errors.filter(({ kind }) => kinds.includes(kind)).map(({ kind, subject }) => REASONS[kind](subject))
	const exposed = ['routes', ...requiredModulesOf(version)]
	return [
		{ rule: 'exposes', problems: problems('exposeMissing'), summary: exposed.join(', ') },
		{
			rule: 'routes',
			problems: problems('routeReserved', 'routeTaken', 'routeDropped'),
			summary: `${version.owns.length} owned paths, none of another slice`,
		},
	]
}
