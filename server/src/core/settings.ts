import { envSchema } from 'env-schema'
import { OVERRIDE_RULES } from 'shared-contract/composition/override'
import { boolean, integer, object, optional, type Static, string } from 'shared-contract/schema'
import { SERVICE_SETTINGS } from './serviceSettings.ts'
import { choice, LIMIT, LOG_LEVELS, origins, PROXY, REMOTE_PICTURES, TRUTH, WEB_ADDRESS } from './settingFormats.ts'

/**
 * The settings that the server reads from the environment. `title` is the purpose of a setting, `description` its format;
 * `npm run env-example` writes `.env.example` from both. The README of this package says more.
 */
export const Settings = object({
	PORT: integer({
		title: 'Port of the HTTP server',
		minimum: 0,
		maximum: 65_535,
		default: 3000,
		description: 'a port, 0 to 65535',
	}),
	HOST: string({
		title: 'Network interface of the HTTP server',
		minLength: 1,
		default: '0.0.0.0',
		description: 'an address to listen on',
	}),
	DATA_DIR: string({
		title: 'Folder of the embedded database, the releases and the uploads',
		minLength: 1,
		default: './data',
		description: 'a folder',
	}),
	DATABASE_URL: optional(
		string({
			title: 'Postgres server (15 or newer) in place of the embedded database',
			pattern: '^postgres(ql)?://',
			description: 'postgres://user:password@host:port/name',
		}),
	),
	S3_BUCKET: optional(
		string({
			title: 'Bucket of an S3-compatible store for uploads, releases and former shells, in place of DATA_DIR',
			pattern: '^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$',
			description: 'the name of a bucket',
		}),
	),
	S3_ENDPOINT: optional(string({ title: "Address of that store; without it Amazon's", ...WEB_ADDRESS })),
	S3_REGION: string({
		title: 'Region of the bucket',
		pattern: '^[a-z0-9-]+$',
		default: 'us-east-1',
		description: 'lower-case letters, digits and -',
	}),
	S3_ACCESS_KEY_ID: optional(
		string({ title: 'Access key; without it the credentials of the machine', pattern: '^\\S+$', description: 'an id' }),
	),
	S3_SECRET_ACCESS_KEY: optional(
		string({ title: 'Secret of the access key', pattern: '^\\S+$', description: 'a secret, without spaces' }),
	),
	S3_PREFIX: optional(
		string({
			title: 'Prefix of all keys, for a bucket with other contents',
			pattern: '^[A-Za-z0-9._-]+(/[A-Za-z0-9._-]+)*$',
			description: 'letters, digits, ., _, - and /, without / at the ends',
		}),
	),
	BACKUP_RECIPIENT: optional(
		string({
			title: 'Public key of age that npm run backup encrypts for',
			pattern: '^age1[a-z0-9]+$',
			description: 'age1…, as age-keygen prints it',
		}),
	),
	BACKUP_IDENTITY: optional(
		string({
			title: 'Secret key of age for npm run restore; it need not be on the machine of the site',
			pattern: '^AGE-SECRET-KEY-[A-Z0-9-]+$',
			description: 'AGE-SECRET-KEY-1…',
		}),
	),
	SITE_URL: optional(
		string({
			title: 'Public address of the site; https turns on secure cookies and HSTS',
			pattern: '^https?://[^\\s/]+$',
			description: 'http:// or https:// and a host, with no path',
		}),
	),
	SITE_DEMO: optional(
		boolean({ title: 'Demo mode; without it the site is a demo while it holds nothing but the samples', ...TRUTH }),
	),
	TRUST_PROXY: optional(
		string({
			title: 'Proxies whose X-Forwarded-For header counts',
			pattern: `^${PROXY}(\\s*,\\s*${PROXY})*$`,
			description: 'the addresses or networks of the proxies in front, separated by commas',
		}),
	),
	LOG_LEVEL: choice('Lowest level of the JSON log on standard output', LOG_LEVELS, 'info'),
	REMOTE_PICTURES: choice(
		'Pictures of other sites: not shown, loaded by the browsers of readers, or fetched and cached by this server',
		REMOTE_PICTURES,
		'false',
	),
	PICTURE_CACHE_MB: integer({
		title:
			'Size of each cache of pictures: those that this server drew, and with REMOTE_PICTURES=proxy those that it fetched',
		minimum: 1,
		maximum: 1_000_000,
		default: 2000,
		description: 'megabytes, 1 to 1000000',
	}),
	SERVICE_WORKER: choice(
		'Service worker, with which the site opens without a network; off withdraws it from every browser that has it',
		['on', 'off'],
		'on',
	),
	ADULT_TITLES: choice(
		'Adult titles: left out by imports, or imported and shown only to adult members who ask for them',
		['off', 'members'],
		'off',
	),
	PLUGINS_OFF: optional(
		string({
			title: 'Plugins that the site does without',
			pattern: '^[A-Za-z]+(\\s*,\\s*[A-Za-z]+)*$',
			description: 'names of folders of server/src/plugins, separated by commas',
		}),
	),
	SOURCES: optional(
		string({
			title: 'Sources of the catalogue that are fetched by themselves (docs/sources.md)',
			minLength: 1,
			description: 'a list as JSON, or the path of a JSON file with one',
		}),
	),
	EDITS_BEFORE_TRUST: integer({
		title: 'Accepted edits after which edits of a member hold at once; before, they wait for a moderator',
		minimum: 0,
		maximum: 10_000,
		default: 10,
		description: 'a number, 0 to 10000; 0 lets every edit hold at once',
	}),
	SESSION_DAYS: integer({
		title: 'Lifetime of a session',
		minimum: 1,
		maximum: 400,
		default: 30,
		description: 'days, 1 to 400',
	}),
	REQUESTS_PER_MINUTE: integer({
		title: 'Limit of API requests per client address and minute',
		...LIMIT,
		default: 600,
	}),
	APP_REQUESTS_PER_MINUTE: integer({
		title: 'Limit of requests with access tokens per app, member and minute',
		...LIMIT,
		default: 120,
	}),
	SOCKETS_PER_ADDRESS: integer({ title: 'Limit of open WebSockets per client address', ...LIMIT, default: 200 }),
	CONNECTIONS_PER_ADDRESS: integer({
		title: 'Limit of open connections per client address, without TRUST_PROXY',
		...LIMIT,
		default: 1000,
	}),
	METRICS_TOKEN: optional(
		string({
			title: 'Token of /metrics for Prometheus; without it there are no metrics',
			pattern: '^[!-~]{16,}$',
			description: 'at least 16 characters, without spaces',
		}),
	),
	OTEL_EXPORTER_OTLP_ENDPOINT: optional(
		string({ title: 'OpenTelemetry collector for traces; without it there are none', ...WEB_ADDRESS }),
	),
	NATS_URL: optional(
		string({
			title: 'NATS server that joins several processes of one site',
			pattern: '^(nats|tls)://\\S+$',
			description: 'nats://user:password@host:port',
		}),
	),
	NATS_SUBJECT: string({
		title: 'Prefix that separates two sites on one NATS server',
		pattern: '^[A-Za-z0-9_-]{1,60}$',
		default: 'niouka',
		description: 'letters, digits, - and _',
	}),
	DRAIN_SECONDS: integer({
		title: 'Time in which a stopped process still accepts requests, for a load balancer to notice that it is not ready',
		minimum: 0,
		maximum: 300,
		default: 0,
		description: 'seconds, 0 to 300',
	}),
	SHUTDOWN_SECONDS: integer({
		title: 'Time for open requests when the process is stopped',
		minimum: 0,
		maximum: 600,
		default: 10,
		description: 'seconds, 0 to 600',
	}),
	...SERVICE_SETTINGS,
	FEDERATION_REGISTRY: optional(
		string({ title: 'Fixed release registry, for development only', minLength: 1, description: 'a file' }),
	),
	FEDERATION_OVERRIDES: choice('Versions that a single browser may be pointed at', OVERRIDE_RULES, 'versions'),
	SLICE_ORIGINS: origins('Origins of other sites that may load slices'),
	SERVICE_ORIGINS: origins('Origins of services that slices may ask'),
	SHELL_DIST: optional(
		string({ title: 'Another build of the shell, for benchmarks', minLength: 1, description: 'a folder' }),
	),
})
export type Settings = Static<typeof Settings>

const properties: Record<string, object> = Settings.properties
const expected = (name: string) => Reflect.get(properties[name] ?? {}, 'description')

/** The environment has invalid values. */
export class InvalidSettings extends Error {
	constructor(names: Iterable<string>) {
		super([...names].map((name) => `${name} must be ${expected(name)}`).join('; '))
	}
}

/**
 * Parses the settings. An empty value counts as unset.
 *
 * @throws InvalidSettings with the name of each invalid setting, never its value, which may be a secret
 */
export function parseSettings(environment: Record<string, string | undefined>): Settings {
	const data: Record<string, string> = {}
	for (const [name, text = ''] of Object.entries(environment)) if (text.trim() !== '') data[name] = text.trim()
	try {
		return envSchema<Settings>({ schema: Settings, data, env: false })
	} catch (error) {
		if (!isValidationError(error)) throw error
		throw new InvalidSettings(new Set(error.errors.map(({ instancePath }) => instancePath.slice(1))))
	}
}

function isValidationError(error: unknown): error is { errors: { instancePath: string }[] } {
	return error instanceof Error && 'errors' in error && Array.isArray(error.errors)
}
