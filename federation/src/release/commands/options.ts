import { parseArgs } from 'node:util'
import { type Audience, CANARY_ROLES, type CanaryRole } from 'shared-contract'

/** The commands of `npm run release:<command> -w <slice>`. */
export const COMMANDS = [
	'release',
	'build',
	'check',
	'publish',
	'preview',
	'promote',
	'rollback',
	'withdraw',
	'stack',
] as const
export type Command = (typeof COMMANDS)[number]

/** The parsed command line. */
export interface Options {
	slice: string
	command: Command
	/** The origin of the site, without a trailing slash. */
	site: string
	/** Another version than the newest build. */
	version: string | undefined
	/** The folder of a build by other tools. */
	folder: string | undefined
	to: Audience
	failureLimit: number | undefined
	/** Owned paths of the live version that this one drops on purpose. */
	drops: string[]
	/** Other versions that a preview shows as well. */
	others: { slice: string; version: string }[]
	/** Where a preview opens. */
	at: string | undefined
	/** The check continues after its first refusal. */
	all: boolean
	/** A rollback or withdrawal is only printed. */
	dryRun: boolean
	/** The file with a stack; by default it is read from standard input. */
	file: string | undefined
}

/** The command line is invalid. */
export class UsageError extends Error {}

export const USAGE = `npm run release -w <slice> [-- options]      builds, checks, publishes and promotes
npm run release:build|check|publish|promote -w <slice>   one part alone
npm run release:preview -w <slice>           prints a link that shows a published version to anybody for a day
npm run rollback -w <slice>                  ends a canary, or returns to the version before (the first one is withdrawn)
npm run release:withdraw -w <slice>          removes the slice from the registry until the next promotion
npm run release:stack -w <slice> -- [file]   prints a stack of a browser with its sources, from a file or standard input

  --site <url>       the site (NIOUKA_SITE, or http://localhost:3000)
  --version <v>      another version than the newest build
  --folder <path>    a build by other tools, with its mf-manifest.json and a slice.config.json (docs/foreign.md)
  --share <0..1>     a canary for that share of visitors
  --role <role>      a canary for members of a role: ${CANARY_ROLES.join(', ')}
  --limit <0..1>     accepted rise of the failure rate before the automatic rollback (0.05)
  --with <slice@v>   another published version that a preview shows as well (may be repeated)
  --at <path>        the address at which a preview opens
  --drop <path>      an owned path that is dropped on purpose (may be repeated)
  --all              run every rule and address of the check, even after a refusal
  --dry-run          print a rollback or withdrawal without doing it
`

const DASHES_HINT = '. Put options after "--": npm run release -w mfe-catalogue -- --share 0.1'

/**
 * Parses the command line: the slice, the command, then options.
 * @throws UsageError
 */
export function parseOptions(args: readonly string[], environment: NodeJS.ProcessEnv): Options {
	const { values, positionals } = parse(args)
	const [slice = '', command = '', ...rest] = positionals
	const [file, stray] = command === 'stack' ? rest : [undefined, ...rest]
	refuseOptionsTakenByNpm(environment)
	if (stray !== undefined) throw new UsageError(`"${stray}" belongs to no option${DASHES_HINT}`)
	if (!slice.startsWith('mfe-')) throw new UsageError('which slice? Run the command with -w <slice>')
	if (!isCommand(command)) throw new UsageError(`"${command}" is no command: use one of ${COMMANDS.join(', ')}`)
	if (values.share !== undefined && values.role !== undefined) throw new UsageError('--share or --role, not both')
	const site = values.site ?? environment.NIOUKA_SITE ?? `http://localhost:${environment.PORT ?? 3000}`
	if (!/^https?:\/\/[^/]+\/?$/.test(site)) throw new UsageError(`--site ${site}: not the origin of a site`)
	return {
		slice,
		command,
		site: site.replace(/\/$/, ''),
		version: values.version,
		folder: values.folder,
		to: parseAudience(values.share, values.role),
		failureLimit: values.limit === undefined ? undefined : parseShare('--limit', values.limit),
		drops: values.drop ?? [],
		others: (values.with ?? []).map(parseOther),
		at: values.at,
		all: values.all ?? false,
		dryRun: values['dry-run'] ?? false,
		file,
	}
}

const STRING = { type: 'string' } as const
const OPTIONS = {
	site: STRING,
	version: STRING,
	folder: STRING,
	share: STRING,
	role: STRING,
	limit: STRING,
	drop: { type: 'string', multiple: true },
	with: { type: 'string', multiple: true },
	at: STRING,
	all: { type: 'boolean' },
	'dry-run': { type: 'boolean' },
} as const

// npm takes options before `--` for itself: without --share, a canary would go to everybody.
function refuseOptionsTakenByNpm(environment: NodeJS.ProcessEnv): void {
	const taken = Object.keys(OPTIONS).find(
		(option) => !['version', 'all'].includes(option) && environment[`npm_config_${option}`],
	)
	if (taken) throw new UsageError(`npm took --${taken} for itself${DASHES_HINT}`)
}

function parse(args: readonly string[]) {
	try {
		return parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true })
	} catch (error) {
		throw new UsageError(error instanceof Error ? error.message : String(error))
	}
}

function parseAudience(ofVisitors: string | undefined, role: string | undefined): Audience {
	if (ofVisitors !== undefined) return { share: parseShare('--share', ofVisitors) }
	if (role === undefined) return { everybody: true }
	if (!isRole(role)) throw new UsageError(`--role ${role}: must be one of ${CANARY_ROLES.join(', ')}`)
	return { role }
}

function parseShare(option: string, text: string): number {
	const number = Number(text)
	if (text.trim() === '' || !(number >= 0 && number <= 1))
		throw new UsageError(`${option} ${text}: not between 0 and 1`)
	return number
}

function parseOther(text: string): { slice: string; version: string } {
	const [slice = '', version = '', ...more] = text.split('@')
	if (slice === '' || version === '' || more.length > 0) throw new UsageError(`--with ${text}: write slice@version`)
	return { slice, version }
}

function isCommand(text: string): text is Command {
	return COMMANDS.some((command) => command === text)
}

function isRole(text: string): text is CanaryRole {
	return CANARY_ROLES.some((role) => role === text)
}
