import { join } from 'node:path'
import {
	type Channel,
	makePreviewRoute,
	promoteRoute,
	type RouteAnswer,
	type RouteInput,
	releasesRoute,
	rollbackRoute,
	withdrawRoute,
} from 'shared-contract'
import { build } from '../../build.ts'
import { packageFolder } from '../../compile.ts'
import { passes, type RuleResult } from '../check/ruleResult.ts'
import { authorizedApi, TokenError } from './authorizedApi.ts'
import { type Candidate, candidateIn, NoBuildError } from './candidate.ts'
import { checkCandidate } from './checkCandidate.ts'
import {
	builtLine,
	channelLine,
	describeRollback,
	describeWithdrawal,
	line,
	previewLine,
	publishedLine,
	ruleLines,
	timesLine,
} from './consoleOutput.ts'
import { foreignBuild } from './foreignBuild.ts'
import { liveRegistry } from './liveVersions.ts'
import { type Command, type Options, parseOptions, USAGE, UsageError } from './options.ts'
import { publishCandidate } from './publishCandidate.ts'
import { RefusedError, type ReleaseApi, SiteError } from './ReleaseApi.ts'
import { traceStack } from './traceStack.ts'

/** The exit codes. */
export const EXIT = { done: 0, refused: 1, usage: 2, impossible: 3 } as const

const STEPS: Record<Command, readonly Step[]> = {
	release: ['build', 'check', 'publish', 'promote'],
	build: ['build'],
	check: ['check'],
	publish: ['publish', 'preview'],
	preview: ['preview'],
	promote: ['promote'],
	rollback: ['rollback'],
	withdraw: ['withdraw'],
	stack: ['stack'],
}
type Step = Exclude<Command, 'release'>

const usesBuild = (steps: readonly Step[]) => !steps.some((step) => ['rollback', 'withdraw', 'stack'].includes(step))

interface Context {
	environment: NodeJS.ProcessEnv
	/** Writes to the console. */
	write: (text: string) => void
	/** Reads a file, or standard input. */
	read: (file: string | undefined) => Promise<string>
}

/** The check refused the version and printed the reasons. */
class CheckFailedError extends Error {}

/**
 * Runs a release command and prints a line for each step.
 * @param args the slice, the command and its options
 * @returns the exit code: 0 done, 1 refused, 2 wrong arguments, 3 not possible here (no site, no token for the slice, no build)
 */
export async function run(args: readonly string[], context: Context): Promise<number> {
	try {
		const options = parseOptions(args, context.environment)
		context.write(`${options.slice}, ${options.site}\n`)
		const steps = STEPS[options.command]
		const api = await connect(steps, options, context)
		const foreign = options.folder && usesBuild(steps) ? await foreignBuild(options.folder, options.slice) : undefined
		const times = new Map<string, number>()
		for (const step of steps) {
			const start = performance.now()
			await runStep(step, { options, context, api, foreign })
			times.set(step, performance.now() - start)
		}
		context.write(timesLine(times))
		return EXIT.done
	} catch (error) {
		return reportError(error, context.write)
	}
}

/** Checks the site and the token before the build, if a step needs them. */
async function connect(
	steps: readonly Step[],
	{ site, slice }: Options,
	{ environment }: Context,
): Promise<ReleaseApi | undefined> {
	if (steps.some((step) => !['build', 'check'].includes(step))) return authorizedApi(slice, site, environment)
	if (steps.includes('check')) await liveRegistry(site)
	return undefined
}

interface StepInput {
	options: Options
	context: Context
	api: ReleaseApi | undefined
	/** The released build, if other tools built it. */
	foreign: Candidate | undefined
}

async function runStep(step: Step, { options, context, api, foreign }: StepInput): Promise<void> {
	const { slice, version, site, to, failureLimit, drops } = options
	const dist = join(packageFolder(slice), 'dist')
	const candidate = async () => foreign ?? (await candidateIn(dist, version))
	const requireApi = () => {
		if (!api) throw new TokenError(`${step} needs a token`)
		return api
	}
	switch (step) {
		case 'build': {
			if (foreign) return context.write(builtLine(foreign, false))
			const built = await build([slice])
			return context.write(builtLine(await candidateIn(dist), built.length > 0))
		}
		case 'check':
			return check(await candidate(), options, context)
		case 'publish':
			return context.write(publishedLine(await publishCandidate(requireApi(), await candidate())))
		case 'preview': {
			const wanted = version ?? (await candidate()).slice.version
			const input = {
				params: { slice, version: wanted },
				body: { with: options.others, ...(options.at && { at: options.at }) },
			}
			return context.write(previewLine(await makePreview(requireApi(), input)))
		}
		case 'promote': {
			const wanted = version ?? (await candidate()).slice.version
			const body = { version: wanted, to, drops, ...(failureLimit === undefined ? {} : { failureLimit }) }
			const channel = await requireApi().ask(promoteRoute, { params: { slice }, body })
			context.write(channelLine('promote', channel))
			if ('everybody' in to) await waitUntilLive(site, slice, wanted)
			return
		}
		case 'stack':
			return context.write(await traceStack(requireApi(), site, await readStack(options.file, context)))
		case 'rollback':
		case 'withdraw':
			return rollBackOrWithdraw(step, options, context, requireApi())
	}
}

async function readStack(file: string | undefined, { read }: Context): Promise<string> {
	try {
		return await read(file)
	} catch (error) {
		throw new UsageError(`${file}: ${error instanceof Error ? error.message : error}`)
	}
}

/** @returns undefined where the site allows no previews */
async function makePreview(
	api: ReleaseApi,
	input: RouteInput<typeof makePreviewRoute>,
): Promise<RouteAnswer<typeof makePreviewRoute> | undefined> {
	try {
		return await api.ask(makePreviewRoute, input)
	} catch (error) {
		if (error instanceof RefusedError && error.code === 'release.override.off') return undefined
		throw error
	}
}

/** Prints the target of a rollback or withdrawal, then does it for exactly that version. */
async function rollBackOrWithdraw(
	step: 'rollback' | 'withdraw',
	{ slice, site, dryRun }: Options,
	{ write }: Context,
	api: ReleaseApi,
): Promise<void> {
	const { slices } = await api.ask(releasesRoute, {})
	const before = slices.find(({ channel }) => channel.slice === slice)?.channel
	const leaving = step === 'rollback' ? (before?.candidate?.version ?? before?.current) : before?.current
	if (before) write(line(true, 'now', (step === 'rollback' ? describeRollback : describeWithdrawal)(before)))
	if (dryRun) return
	const input = { params: { slice }, query: leaving ? { version: leaving } : {} }
	const channel: Channel = await api.ask(step === 'rollback' ? rollbackRoute : withdrawRoute, input)
	write(channelLine(step, channel))
	await waitUntilLive(site, slice, channel.current)
}

async function check(candidate: Candidate, options: Options, context: Context): Promise<void> {
	const onResult = (result: RuleResult) => context.write(ruleLines(result))
	const results = await checkCandidate(candidate, { ...options, onResult })
	if (!passes(results)) {
		const failed = results.filter(({ problems }) => problems.length > 0).length
		const more = options.all ? '' : '; the check stopped there (--all continues)'
		throw new CheckFailedError(
			`${candidate.slice.version} is refused: ${failed} of ${results.length} rules failed${more}`,
		)
	}
}

const POLL_INTERVAL_MS = 50
const LIVE_TIMEOUT_MS = 10_000

/** Waits until the registry of the site has that version, or no longer has the slice. */
async function waitUntilLive(site: string, slice: string, version: string | null): Promise<void> {
	const start = performance.now()
	while (performance.now() - start < LIVE_TIMEOUT_MS) {
		const { slices } = await liveRegistry(site)
		const live = slices.find(({ name }) => name === slice)
		if ((live?.version ?? null) === version) return
		await new Promise((resolve) => setTimeout(resolve, POLL_INTERVAL_MS))
	}
	throw new SiteError(`${site} still has another version of ${slice} in its registry`)
}

function reportError(error: unknown, write: Context['write']): number {
	if (error instanceof UsageError) {
		write(`${error.message}\n\n${USAGE}`)
		return EXIT.usage
	}
	if (error instanceof RefusedError) {
		write(line(false, 'refused', `${error.message} (${error.code})`))
		for (const [subject, code] of Object.entries(error.fields)) write(`              ${subject}: ${code}\n`)
		return EXIT.refused
	}
	if (error instanceof TokenError || error instanceof SiteError || error instanceof NoBuildError) {
		write(line(false, 'stopped', error.message))
		return EXIT.impossible
	}
	write(line(false, 'refused', error instanceof Error ? error.message : String(error)))
	return EXIT.refused
}
