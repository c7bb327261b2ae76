import type { Audience, Channel, RegistrySlice, SliceRelease } from 'shared-contract'
import type { RuleResult } from '../check/ruleResult.ts'
import type { Published } from './publishCandidate.ts'

const INDENT = ' '.repeat(12)

/** A line of output: success or failure, the step and a text. */
export function line(isOk: boolean, step: string, text: string): string {
	return `  ${isOk ? '✓' : '✗'} ${step.padEnd(9)} ${text}\n`
}

// A console message can be as long as a file.
const MAX_LENGTH = 300

/** Where to fix the violations of a rule. */
const HINTS: Readonly<Record<string, string>> = {
	exposes: '`exposes` in slice.config.ts; required: shared-contract/src/composition/exposes.ts',
	routes: '`owns` in slice.config.ts',
	sharing: 'the ranges in federation/src/singletons.ts and the versions in package.json',
	exports: 'release the shell first, or do without the new exports',
	words: 'locales/{pt,en,ja}.json',
	types: 'the modules that slice.config.ts exposes; their props: shared-contract/src/composition/exposes.ts',
	bytes: 'the imports of the screen; budgets: federation/src/budgets.ts',
	smoke: 'npm run workbench shows a screen alone, with its console',
}

/** The summary of a passed rule, or each reason of a failed one with a hint. */
export function ruleLines({ rule, problems, summary }: RuleResult): string {
	if (problems.length === 0) return line(true, rule, summary)
	const [first = '', ...rest] = problems.map(truncate)
	const hint = HINTS[rule]
	const more = [...rest, ...(hint ? [`→ ${hint}`] : [])]
	return line(false, rule, first) + more.map((text) => `${INDENT}  ${text}\n`).join('')
}

function truncate(text: string): string {
	return text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}…` : text
}

/** The line of the build step. */
export function builtLine({ slice, release }: { slice: RegistrySlice; release: SliceRelease }, wasBuilt: boolean) {
	const { files, bytes } = release
	const size = `${files.length} files, ${megabytes(bytes.total)}`
	return line(true, 'build', `${slice.version} (${wasBuilt ? size : `unchanged; ${size}`})`)
}

/** The line of a preview; without one the site's settings forbid overrides. */
export function previewLine(preview: { url: string; until: string } | undefined): string {
	if (!preview) return line(true, 'preview', 'none: FEDERATION_OVERRIDES of the site is off')
	return line(true, 'preview', `${preview.url}\n${INDENT}  for anybody, until ${preview.until.slice(0, 16)} UTC`)
}

/** The line of the publish step. */
export function publishedLine(published: Published): string {
	if (published.state === 'known') return line(true, 'publish', 'the site has this version already')
	return line(true, 'publish', `${published.files} files sent, ${megabytes(published.bytes)}; not promoted yet`)
}

/** The live version, the canary and the version before, after a change. */
export function channelLine(step: string, { current, previous, candidate }: Channel): string {
	if (current === null) return line(true, step, 'the slice is withdrawn')
	const canary = candidate ? `, ${candidate.version} for ${describeAudience(candidate.to)}` : ''
	return line(true, step, `${current} for everybody${canary}${previous ? ` (before: ${previous})` : ''}`)
}

/** Describes the target of a rollback, and of the next one. */
export function describeRollback({ current, candidate, back: [next, further] }: Channel): string {
	if (candidate) return `the canary ${candidate.version} ends; ${current} stays live for everybody`
	if (current === null) return 'the slice is withdrawn already'
	if (next === undefined) return `${current} has no version before it: the slice is withdrawn`
	return `${current} → ${next}; a rollback after that ${further === undefined ? 'has no version to go back to' : `leads to ${further}`}`
}

/** Describes the effect of a withdrawal. */
export function describeWithdrawal({ current }: Channel): string {
	return current === null ? 'the slice is withdrawn already' : `${current} → withdrawn until the next promotion`
}

export function describeAudience(to: Audience): string {
	if ('share' in to) return `${Math.round(to.share * 1000) / 10} % of visitors`
	return 'role' in to ? `members who are ${to.role}` : 'everybody'
}

/** The duration of each step, in seconds. */
export function timesLine(times: ReadonlyMap<string, number>): string {
	const parts = [...times].map(([part, ms]) => `${part} ${seconds(ms)}`)
	const total = [...times.values()].reduce((sum, ms) => sum + ms, 0)
	return `${parts.join(', ')}; ${seconds(total)} in total\n`
}

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`
const megabytes = (bytes: number) => `${(bytes / 1024 / 1024).toFixed(1)} MB`
