import type { Audience, Channel, RegistrySlice, SliceRelease } from 'shared-contract'
import type { Finding } from '../check/finding.ts'
import type { Published } from './publishCandidate.ts'

const INDENT = ' '.repeat(12)

/** One line of a report: whether it is well, what it is about, and what there is to say. */
export function line(isWell: boolean, what: string, text: string): string {
	return `  ${isWell ? '✓' : '✗'} ${what.padEnd(9)} ${text}\n`
}

// A console may say a whole file.
const LONGEST = 300

/** Where a rule's reasons are mended. */
const MENDED: Readonly<Record<string, string>> = {
	exposes: '`exposes` in slice.config.ts; what is asked: shared-contract/src/composition/exposes.ts',
	routes: '`owns` in slice.config.ts',
	sharing: 'the ranges of federation/src/singletons.ts, and the versions in package.json',
	exports: 'release the shell first, or take out what it does not export yet',
	words: 'locales/{pt,en,ja}.json',
	types: 'the modules that slice.config.ts exposes; their props: shared-contract/src/composition/exposes.ts',
	bytes: 'what the screen imports; the budgets: federation/src/budgets.ts',
	smoke: 'npm run workbench shows an address alone, with its console',
}

/** A line for what a rule saw, or one for each reason to refuse, and where to begin. */
export function findingLines({ rule, problems, seen }: Finding): string {
	if (problems.length === 0) return line(true, rule, seen)
	const [first = '', ...rest] = problems.map(shortened)
	const where = MENDED[rule]
	const more = [...rest, ...(where ? [`→ ${where}`] : [])]
	return line(false, rule, first) + more.map((text) => `${INDENT}  ${text}\n`).join('')
}

function shortened(text: string): string {
	return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text
}

export function builtLine({ slice, release }: { slice: RegistrySlice; release: SliceRelease }, wasBuilt: boolean) {
	const { files, bytes } = release
	const size = `${files.length} files, ${megabytes(bytes.total)}`
	return line(true, 'build', `${slice.version} (${wasBuilt ? size : `nothing has changed; ${size}`})`)
}

export function publishedLine(published: Published): string {
	if (published.state === 'known') return line(true, 'publish', 'the site has this version already')
	return line(true, 'publish', `${published.files} files sent, ${megabytes(published.bytes)}; nobody is given it yet`)
}

/** Who is given what, after a change. */
export function channelLine(what: string, { current, previous, candidate }: Channel): string {
	if (current === null) return line(true, what, 'nobody is given the slice')
	const trial = candidate ? `, ${candidate.version} for ${audienceWords(candidate.to)}` : ''
	return line(true, what, `${current} for everybody${trial}${previous ? ` (before: ${previous})` : ''}`)
}

/** What a rollback leads to, before it is done, and the one after it. */
export function rollbackWords({ current, candidate, back: [next, further] }: Channel): string {
	if (candidate) return `the trial of ${candidate.version} ends; ${current} stays for everybody`
	if (current === null) return 'nobody is given the slice'
	if (next === undefined) return `${current} has no version before it: the slice is withdrawn`
	return `${current} → ${next}; a rollback after that ${further === undefined ? 'has no version to go back to' : `leads to ${further}`}`
}

/** What a withdrawal does, before it is done. */
export function withdrawalWords({ current }: Channel): string {
	return current === null ? 'nobody is given the slice' : `${current} → nobody, until a version is promoted again`
}

export function audienceWords(to: Audience): string {
	if ('share' in to) return `${Math.round(to.share * 1000) / 10} % of visitors`
	return 'role' in to ? `members who are ${to.role}` : 'everybody'
}

/** How long each part took, in seconds. */
export function timesLine(times: ReadonlyMap<string, number>): string {
	const parts = [...times].map(([part, ms]) => `${part} ${seconds(ms)}`)
	const total = [...times.values()].reduce((sum, ms) => sum + ms, 0)
	return `${parts.join(', ')}; ${seconds(total)} in all\n`
}

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`
const megabytes = (bytes: number) => `${(bytes / 1024 / 1024).toFixed(1)} MB`
