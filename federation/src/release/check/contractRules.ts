import { type PromotionError, promotionErrorsOf, type RegistrySlice, requiredModulesOf } from 'shared-contract'
import type { Finding } from './finding.ts'

const REASONS: Record<PromotionError['kind'], (subject: string) => string> = {
	exposeMissing: (module) => `it does not lend ${module}, which the contract asks of it`,
	routeReserved: (path) => `it owns ${path}, which only the server answers or which is no path of a page`,
	routeTaken: (path) => `it owns ${path}, which belongs to another slice of the site`,
	routeDropped: (path) => `it no longer owns ${path}, which readers know (--drop ${path} if that is meant)`,
}

/** It lends what others use of it, and owns its own paths and no one else's. */
export function contractRules(version: RegistrySlice, live: readonly RegistrySlice[], drops: string[]): Finding[] {
	const current = live.find(({ name }) => name === version.name)
	const breaches = promotionErrorsOf(version, { others: live.filter((slice) => slice !== current), current, drops })
	const problems = (...kinds: PromotionError['kind'][]) =>
		breaches.filter(({ kind }) => kinds.includes(kind)).map(({ kind, subject }) => REASONS[kind](subject))
	const lent = ['routes', ...requiredModulesOf(version.name)]
	return [
		{ rule: 'exposes', problems: problems('exposeMissing'), seen: lent.join(', ') },
		{
			rule: 'routes',
			problems: problems('routeReserved', 'routeTaken', 'routeDropped'),
			seen: `${version.owns.length} owned paths, no other slice's`,
		},
	]
}
