import { envSchema } from 'env-schema'
import { OVERRIDE_RULES } from 'shared-contract/composition/override'
import { boolean, integer, object, oneOf, optional, type Static, string } from 'shared-contract/schema'

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const
const PROXY = '(loopback|linklocal|uniquelocal|[0-9a-fA-F]*[.:][0-9a-fA-F.:]*(/[0-9]{1,3})?)'
const WEB_ADDRESS = { pattern: '^https?://\\S+$', description: 'an http:// or https:// address' }
const ORIGIN = 'https?://[a-z0-9.-]+(:[0-9]{1,5})?'
const LIMIT = { minimum: 0, description: 'a whole number, 0 for no limit' }
const TRUTH = { description: 'true or false' }

/** One of some words, the one that stands where nothing is set, and what is said where it is another. */
function word<const Words extends readonly string[]>(words: Words, otherwise: Words[number]) {
	return Object.assign(oneOf(words), { default: otherwise, description: `one of ${words.join(', ')}` })
}

/**
 * What the environment decides: of each setting what it may be, by `description` in words, and its default. The README of
 * this package says what each is for.
 */
export const Settings = object({
	PORT: integer({ minimum: 0, maximum: 65_535, default: 3000, description: 'a port, 0 to 65535' }),
	HOST: string({ minLength: 1, default: '0.0.0.0', description: 'an address to listen on' }),
	DATA_DIR: string({ minLength: 1, default: './data', description: 'a folder' }),
	DATABASE_URL: optional(
		string({ pattern: '^postgres(ql)?://', description: 'postgres://user:password@host:port/name' }),
	),
	SITE_URL: optional(
		string({ pattern: '^https?://[^\\s/]+$', description: 'http:// or https:// and a host, with no path' }),
	),
	SITE_DEMO: optional(boolean(TRUTH)),
	TRUST_PROXY: optional(
		string({
			pattern: `^${PROXY}(\\s*,\\s*${PROXY})*$`,
			description: 'the addresses or networks of the proxies in front, separated by commas',
		}),
	),
	LOG_LEVEL: word(LOG_LEVELS, 'info'),
	REMOTE_PICTURES: boolean({ ...TRUTH, default: false }),
	SESSION_DAYS: integer({ minimum: 1, maximum: 400, default: 30, description: 'days, 1 to 400' }),
	REQUESTS_PER_MINUTE: integer({ ...LIMIT, default: 600 }),
	SOCKETS_PER_ADDRESS: integer({ ...LIMIT, default: 200 }),
	CONNECTIONS_PER_ADDRESS: integer({ ...LIMIT, default: 1000 }),
	NATS_URL: optional(string({ pattern: '^(nats|tls)://\\S+$', description: 'nats://user:password@host:port' })),
	NATS_SUBJECT: string({
		pattern: '^[A-Za-z0-9_-]{1,60}$',
		default: 'niouka',
		description: 'letters, digits, - and _',
	}),
	SHUTDOWN_SECONDS: integer({ minimum: 0, maximum: 600, default: 10, description: 'seconds, 0 to 600' }),
	CHAT_URL: string({ ...WEB_ADDRESS, default: 'https://discord.com' }),
	DISCORD_CLIENT_ID: optional(string({ pattern: '^\\S+$', description: 'an id, without spaces' })),
	DISCORD_CLIENT_SECRET: optional(string({ pattern: '^\\S+$', description: 'a secret, without spaces' })),
	DISCORD_BASE_URL: string({ ...WEB_ADDRESS, default: 'https://discord.com' }),
	SMTP_URL: optional(
		string({ pattern: '^smtps?://\\S+$', description: 'smtp:// or smtps://, user:password@host:port' }),
	),
	MAIL_FROM: optional(
		string({
			pattern: '^[^<>\\r\\n]*(<[^\\s@<>]+@[^\\s@<>]+>|[^\\s@<>]+@[^\\s@<>]+)$',
			description: 'an e-mail address, or Name <address>',
		}),
	),
	SOURCE_URL: string({ ...WEB_ADDRESS, default: 'https://github.com' }),
	GEMINI_API_KEY: optional(string({ pattern: '^[!-~]+$', description: 'a key, without spaces' })),
	GEMINI_MODEL: string({
		pattern: '^[A-Za-z0-9._/-]{1,100}$',
		default: 'gemini-2.5-flash',
		description: 'the name of a model',
	}),
	GEMINI_BASE_URL: optional(string(WEB_ADDRESS)),
	FEDERATION_REGISTRY: optional(string({ minLength: 1, description: 'a file' })),
	FEDERATION_OVERRIDES: word(OVERRIDE_RULES, 'versions'),
	SLICE_ORIGINS: optional(
		string({
			pattern: `^${ORIGIN}(\\s*,\\s*${ORIGIN})*$`,
			description: 'origins as browsers send them, https://host or http://host:port, separated by commas',
		}),
	),
	SHELL_DIST: optional(string({ minLength: 1, description: 'a folder' })),
})
export type Settings = Static<typeof Settings>

const properties: Record<string, object> = Settings.properties
const expected = (name: string) => Reflect.get(properties[name] ?? {}, 'description')

/** The environment holds something that the server cannot run with. */
export class WrongSettings extends Error {
	constructor(names: Iterable<string>) {
		super([...names].map((name) => `${name} must be ${expected(name)}`).join('; '))
	}
}

/**
 * Reads the settings; an empty value counts as none.
 *
 * @throws WrongSettings naming each setting that is wrong, never its value: it may be a secret.
 */
export function parseSettings(environment: Record<string, string | undefined>): Settings {
	const data: Record<string, string> = {}
	for (const [name, text = ''] of Object.entries(environment)) if (text.trim() !== '') data[name] = text.trim()
	try {
		return envSchema<Settings>({ schema: Settings, data, env: false })
	} catch (error) {
		if (!isValidationError(error)) throw error
		throw new WrongSettings(new Set(error.errors.map(({ instancePath }) => instancePath.slice(1))))
	}
}

function isValidationError(error: unknown): error is { errors: { instancePath: string }[] } {
	return error instanceof Error && 'errors' in error && Array.isArray(error.errors)
}
