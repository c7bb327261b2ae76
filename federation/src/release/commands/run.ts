import { join } from 'node:path'
import { type Channel, promoteRoute, releasesRoute, rollbackRoute, withdrawRoute } from 'shared-contract'
import { build } from '../../build.ts'
import { packageFolder } from '../../compile.ts'
import { type Finding, passes } from '../check/finding.ts'
import { type Candidate, candidateIn, NoBuildError } from './candidate.ts'
import { checkCandidate, type Tools } from './checkCandidate.ts'
import { foreignBuild } from './foreignBuild.ts'
import { type Command, type Options, parseOptions, USAGE, UsageError } from './options.ts'
import { publishCandidate } from './publishCandidate.ts'
import { RefusedError, type ReleaseApi, SiteError } from './ReleaseApi.ts'
import {
	builtLine,
	channelLine,
	findingLines,
	line,
	publishedLine,
	rollbackWords,
	timesLine,
	withdrawalWords,
} from './report.ts'
import { liveRegistry } from './site.ts'
import { releaserOf, TokenError } from './token.ts'

/** How a command ends. */
export const EXIT = { done: 0, refused: 1, usage: 2, impossible: 3 } as const

const STEPS: Record<Command, readonly Step[]> = {
	release: ['build', 'check', 'publish', 'promote'],
	build: ['build'],
	check: ['check'],
	publish: ['publish'],
	promote: ['promote'],
	rollback: ['rollback'],
	withdraw: ['withdraw'],
}
type Step = Exclude<Command, 'release'>

const isTakingBack = (steps: readonly Step[]) => steps.some((step) => step === 'rollback' || step === 'withdraw')

interface Run extends Tools {
	environment: NodeJS.ProcessEnv
	say: (text: string) => void
}

/** The version was refused, and why has been said. */
class Refusal extends Error {}

/**
 * Runs a release command and says what it does, a line for each thing.
 * @param words the slice, the command and its options
 * @returns the exit code: 0 done, 1 refused, 2 wrong words, 3 not possible here (no site, no token for the slice, no build)
 */
export async function run(words: readonly string[], around: Run): Promise<number> {
	try {
		const options = parseOptions(words, around.environment)
		around.say(`${options.slice}, ${options.site}\n`)
		const steps = STEPS[options.command]
		const api = await reach(steps, options, around)
		const foreign =
			options.folder && !isTakingBack(steps) ? await foreignBuild(options.folder, options.slice) : undefined
		const times = new Map<string, number>()
		for (const step of steps) {
			const start = performance.now()
			await take(step, { options, around, api, foreign })
			times.set(step, performance.now() - start)
		}
		around.say(timesLine(times))
		return EXIT.done
	} catch (error) {
		return explain(error, around.say)
	}
}

/** What needs a site or a token is told before anything is built. */
async function reach(
	steps: readonly Step[],
	{ site, slice }: Options,
	{ environment }: Run,
): Promise<ReleaseApi | undefined> {
	if (steps.some((step) => !['build', 'check'].includes(step))) return releaserOf(slice, site, environment)
	if (steps.includes('check')) await liveRegistry(site)
	return undefined
}

interface Taken {
	options: Options
	around: Run
	api: ReleaseApi | undefined
	/** The build that is released, where it is not one of this repository. */
	foreign: Candidate | undefined
}

async function take(step: Step, { options, around, api, foreign }: Taken): Promise<void> {
	const { slice, version, site, to, failureLimit, drops } = options
	const dist = join(packageFolder(slice), 'dist')
	const candidate = async () => foreign ?? (await candidateIn(dist, version))
	const releaser = () => {
		if (!api) throw new TokenError(`${step} needs a token`)
		return api
	}
	switch (step) {
		case 'build': {
			if (foreign) return around.say(builtLine(foreign, false))
			const built = await build([slice])
			return around.say(builtLine(await candidateIn(dist), built.length > 0))
		}
		case 'check':
			return check(await candidate(), options, around)
		case 'publish':
			return around.say(publishedLine(await publishCandidate(releaser(), await candidate())))
		case 'promote': {
			const wanted = version ?? (await candidate()).slice.version
			const body = { version: wanted, to, drops, ...(failureLimit === undefined ? {} : { failureLimit }) }
			const channel = await releaser().ask(promoteRoute, { params: { slice }, body })
			around.say(channelLine('promote', channel))
			if ('everybody' in to) await untilLive(site, slice, wanted)
			return
		}
		case 'rollback':
		case 'withdraw':
			return takeBack(step, options, around, releaser())
	}
}

/** Says what a rollback or a withdrawal leads to, then does it to the version that it said. */
async function takeBack(
	step: 'rollback' | 'withdraw',
	{ slice, site, dryRun }: Options,
	{ say }: Run,
	api: ReleaseApi,
): Promise<void> {
	const { slices } = await api.ask(releasesRoute, {})
	const before = slices.find(({ channel }) => channel.slice === slice)?.channel
	const going = step === 'rollback' ? (before?.candidate?.version ?? before?.current) : before?.current
	if (before) say(line(true, 'now', (step === 'rollback' ? rollbackWords : withdrawalWords)(before)))
	if (dryRun) return
	const asked = { params: { slice }, query: going ? { version: going } : {} }
	const channel: Channel = await api.ask(step === 'rollback' ? rollbackRoute : withdrawRoute, asked)
	say(channelLine(step, channel))
	await untilLive(site, slice, channel.current)
}

async function check(candidate: Candidate, options: Options, around: Run): Promise<void> {
	const tell = (finding: Finding) => around.say(findingLines(finding))
	const findings = await checkCandidate(candidate, { ...options, tell }, around)
	if (!passes(findings)) {
		const failed = findings.filter(({ problems }) => problems.length > 0).length
		const more = options.all ? '' : '; it ended there (--all goes on)'
		throw new Refusal(`${candidate.slice.version} is refused: ${failed} of ${findings.length} checks failed${more}`)
	}
}

const LOOK_AGAIN_MS = 50
const LIVE_WITHIN_MS = 10_000

/** Waits until the site gives that version to whoever comes, or the slice to nobody. */
async function untilLive(site: string, slice: string, version: string | null): Promise<void> {
	const start = performance.now()
	while (performance.now() - start < LIVE_WITHIN_MS) {
		const { slices } = await liveRegistry(site)
		const live = slices.find(({ name }) => name === slice)
		if ((live?.version ?? null) === version) return
		await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS))
	}
	throw new SiteError(`${site} still gives another version of ${slice}`)
}

function explain(error: unknown, say: Run['say']): number {
	if (error instanceof UsageError) {
		say(`${error.message}\n\n${USAGE}`)
		return EXIT.usage
	}
	if (error instanceof RefusedError) {
		say(line(false, 'refused', `${error.message} (${error.code})`))
		for (const [subject, code] of Object.entries(error.fields)) say(`              ${subject}: ${code}\n`)
		return EXIT.refused
	}
	if (error instanceof TokenError || error instanceof SiteError || error instanceof NoBuildError) {
		say(line(false, 'stopped', error.message))
		return EXIT.impossible
	}
	say(line(false, 'refused', error instanceof Error ? error.message : String(error)))
	return EXIT.refused
}
