import type { ShellBuild, SliceRelease } from 'shared-contract'
import { EVERY_NAME } from '../sharedNames.ts'
import type { RuleResult } from './ruleResult.ts'

/**
 * Checks that the live shell has all exports of shared modules that the version uses. Skips modules whose exports the shell
 * does not list, and namespaces that are used as a value.
 */
export function exportsRule(
	{ slice, uses = {} }: Pick<SliceRelease, 'slice' | 'uses'>,
	{ exports = {}, provides = [] }: Pick<ShellBuild, 'exports' | 'provides'>,
): RuleResult {
	const compared = Object.entries(uses).flatMap(([request, names]) => {
		const available = exports[request]
		return available ? [{ request, names, available: new Set([...available, EVERY_NAME]) }] : []
	})
	const problems = compared.flatMap(({ request, names, available }) => {
		const missing = names.filter((name) => !available.has(name))
		if (missing.length === 0) return []
		const built = slice.built?.[request]
		const provided = provides.find((each) => each.request === request)?.version
		const versions = built && provided ? ` (it was built with ${built}, and the live shell provides ${provided})` : ''
		return [`${request}: it uses ${missing.join(', ')}, which the live shell does not export${versions}`]
	})
	const count = compared.reduce((sum, { names }) => sum + names.length, 0)
	return {
		rule: 'exports',
		problems,
		summary: `${count} names of ${compared.length} shared modules, all of them exported`,
	}
}
