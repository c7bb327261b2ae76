import { parseArgs } from 'node:util'
import { type Audience, CANARY_ROLES, type CanaryRole } from 'shared-contract'

/** What `npm run release:<command> -w <slice>` can be asked for. */
export const COMMANDS = ['release', 'build', 'check', 'publish', 'promote', 'rollback', 'withdraw'] as const
export type Command = (typeof COMMANDS)[number]

export interface Options {
	slice: string
	command: Command
	/** The address of the site, without a slash at its end. */
	site: string
	/** Another version than the newest build. */
	version: string | undefined
	/** The files of a build by tools that are not ours. */
	folder: string | undefined
	to: Audience
	failureLimit: number | undefined
	/** Owned paths that the live version has and this one gives up on purpose. */
	drops: string[]
	/** The check goes on after its first refusal. */
	all: boolean
	/** A rollback or a withdrawal is told, and not done. */
	dryRun: boolean
}

/** What was asked for makes no sense. */
export class UsageError extends Error {}

export const USAGE = `npm run release -w <slice> [-- options]      builds, checks, publishes and promotes
npm run release:build|check|publish|promote -w <slice>   one part alone
npm run rollback -w <slice>                  ends a canary, or goes a version back (the first one is withdrawn)
npm run release:withdraw -w <slice>          gives the slice to nobody, until a version is promoted again

  --site <url>       the site (NIOUKA_SITE, or http://localhost:3000)
  --version <v>      another version than the newest build
  --folder <path>    a build by other tools, with its mf-manifest.json and a slice.config.json (docs/foreign.md)
  --share <0..1>     give it to that share of visitors
  --role <role>      give it to members of a role: ${CANARY_ROLES.join(', ')}
  --limit <0..1>     how much more than the current version it may fail before it is taken back (0.05)
  --drop <path>      an owned path that is given up on purpose (may be repeated)
  --all              every rule of the check, and every address, though one has refused
  --dry-run          tell what rollback or withdraw would do, and leave it
`

const AFTER_DASHES = '. Options stand after "--": npm run release -w mfe-catalogue -- --share 0.1'

/**
 * Reads the words of the command line: the slice, the command, then options.
 * @throws UsageError
 */
export function parseOptions(words: readonly string[], environment: NodeJS.ProcessEnv): Options {
	const { values, positionals } = parse(words)
	const [slice = '', command = '', stray] = positionals
	refuseTaken(environment)
	if (stray !== undefined) throw new UsageError(`"${stray}" belongs to no option${AFTER_DASHES}`)
	if (!slice.startsWith('mfe-')) throw new UsageError('which slice? Run it with -w <slice>')
	if (!isCommand(command)) throw new UsageError(`"${command}" is none of ${COMMANDS.join(', ')}`)
	if (values.share !== undefined && values.role !== undefined) throw new UsageError('--share or --role, not both')
	const site = values.site ?? environment.NIOUKA_SITE ?? `http://localhost:${environment.PORT ?? 3000}`
	if (!/^https?:\/\/[^/]+\/?$/.test(site)) throw new UsageError(`--site ${site}: not the address of a site`)
	return {
		slice,
		command,
		site: site.replace(/\/$/, ''),
		version: values.version,
		folder: values.folder,
		to: audience(values.share, values.role),
		failureLimit: values.limit === undefined ? undefined : share('--limit', values.limit),
		drops: values.drop ?? [],
		all: values.all ?? false,
		dryRun: values['dry-run'] ?? false,
	}
}

const TEXT = { type: 'string' } as const
const KNOWN = {
	site: TEXT,
	version: TEXT,
	folder: TEXT,
	share: TEXT,
	role: TEXT,
	limit: TEXT,
	drop: { type: 'string', multiple: true },
	all: { type: 'boolean' },
	'dry-run': { type: 'boolean' },
} as const

// npm takes what stands before `--` for its own: a version that was meant for a tenth would go to everybody.
function refuseTaken(environment: NodeJS.ProcessEnv): void {
	const taken = Object.keys(KNOWN).find(
		(option) => !['version', 'all'].includes(option) && environment[`npm_config_${option}`],
	)
	if (taken) throw new UsageError(`npm kept --${taken} for itself${AFTER_DASHES}`)
}

function parse(words: readonly string[]) {
	try {
		return parseArgs({ args: [...words], options: KNOWN, allowPositionals: true })
	} catch (error) {
		throw new UsageError(error instanceof Error ? error.message : String(error))
	}
}

function audience(ofVisitors: string | undefined, role: string | undefined): Audience {
	if (ofVisitors !== undefined) return { share: share('--share', ofVisitors) }
	if (role === undefined) return { everybody: true }
	if (!isRole(role)) throw new UsageError(`--role ${role}: none of ${CANARY_ROLES.join(', ')}`)
	return { role }
}

function share(option: string, text: string): number {
	const number = Number(text)
	if (text.trim() === '' || !(number >= 0 && number <= 1)) throw new UsageError(`${option} ${text}: not from 0 to 1`)
	return number
}

function isCommand(word: string): word is Command {
	return COMMANDS.some((known) => known === word)
}

function isRole(word: string): word is CanaryRole {
	return CANARY_ROLES.some((known) => known === word)
}
