import type { ShellBuild, SliceRelease } from 'shared-contract'
import { EVERY_NAME } from '../sharedNames.ts'
import type { Finding } from './finding.ts'

/**
 * The live shell exports every name that the version's own code uses of a shared module. What the shell does not tell of is
 * not compared, nor what the version holds as a whole.
 */
export function exportsRule(
	{ slice, uses = {} }: Pick<SliceRelease, 'slice' | 'uses'>,
	{ exports = {}, given = [] }: Pick<ShellBuild, 'exports' | 'given'>,
): Finding {
	const known = Object.entries(uses).flatMap(([request, names]) => {
		const there = exports[request]
		return there ? [{ request, names, there: new Set([...there, EVERY_NAME]) }] : []
	})
	const problems = known.flatMap(({ request, names, there }) => {
		const missing = names.filter((name) => !there.has(name))
		if (missing.length === 0) return []
		const made = slice.built?.[request]
		const gives = given.find((each) => each.request === request)?.version
		const versions = made && gives ? ` (it was built with ${made}, and the live shell gives ${gives})` : ''
		return [`${request}: it uses ${missing.join(', ')}, which the live shell does not export${versions}`]
	})
	const count = known.reduce((sum, { names }) => sum + names.length, 0)
	return { rule: 'exports', problems, seen: `${count} names of ${known.length} shared modules, all of them exported` }
}
