import { OVERRIDE_RULES } from 'shared-contract/composition/override'
import { boolean, integer, object, oneOf, optional, type Static, string } from 'shared-contract/schema'
import { Check } from 'typebox/value'

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const
const PROXY = '(loopback|linklocal|uniquelocal|[0-9a-fA-F]*[.:][0-9a-fA-F.:]*(/[0-9]{1,3})?)'
const WEB_ADDRESS = '^https?://\\S+$'
const ORIGIN = 'https?://[a-z0-9.-]+(:[0-9]{1,5})?'

/** What the environment decides. The README of this room says what each is for. */
const Settings = object({
	PORT: integer({ minimum: 0, maximum: 65_535 }),
	HOST: string({ minLength: 1 }),
	DATA_DIR: string({ minLength: 1 }),
	DATABASE_URL: optional(string({ pattern: '^postgres(ql)?://' })),
	SITE_URL: optional(string({ pattern: '^https?://[^\\s/]+$' })),
	SITE_DEMO: optional(boolean()),
	TRUST_PROXY: optional(string({ pattern: `^${PROXY}(\\s*,\\s*${PROXY})*$` })),
	LOG_LEVEL: oneOf(LOG_LEVELS),
	REMOTE_PICTURES: boolean(),
	SESSION_DAYS: integer({ minimum: 1, maximum: 400 }),
	REQUESTS_PER_MINUTE: integer({ minimum: 0 }),
	SOCKETS_PER_ADDRESS: integer({ minimum: 0 }),
	CONNECTIONS_PER_ADDRESS: integer({ minimum: 0 }),
	NATS_URL: optional(string({ pattern: '^(nats|tls)://\\S+$' })),
	NATS_SUBJECT: string({ pattern: '^[A-Za-z0-9_-]{1,60}$' }),
	SHUTDOWN_SECONDS: integer({ minimum: 0, maximum: 600 }),
	CHAT_URL: string({ pattern: WEB_ADDRESS }),
	DISCORD_CLIENT_ID: optional(string({ pattern: '^\\S+$' })),
	DISCORD_CLIENT_SECRET: optional(string({ pattern: '^\\S+$' })),
	DISCORD_BASE_URL: string({ pattern: WEB_ADDRESS }),
	SMTP_URL: optional(string({ pattern: '^smtps?://\\S+$' })),
	MAIL_FROM: optional(string({ pattern: '^[^<>\\r\\n]*(<[^\\s@<>]+@[^\\s@<>]+>|[^\\s@<>]+@[^\\s@<>]+)$' })),
	SOURCE_URL: string({ pattern: WEB_ADDRESS }),
	GEMINI_API_KEY: optional(string({ pattern: '^[!-~]+$' })),
	GEMINI_MODEL: string({ pattern: '^[A-Za-z0-9._/-]{1,100}$' }),
	GEMINI_BASE_URL: optional(string({ pattern: WEB_ADDRESS })),
	FEDERATION_REGISTRY: optional(string({ minLength: 1 })),
	FEDERATION_OVERRIDES: oneOf(OVERRIDE_RULES),
	SLICE_ORIGINS: optional(string({ pattern: `^${ORIGIN}(\\s*,\\s*${ORIGIN})*$` })),
	SHELL_DIST: optional(string({ minLength: 1 })),
})
export type Settings = Static<typeof Settings>

const DEFAULTS: Settings = {
	PORT: 3000,
	HOST: '0.0.0.0',
	DATA_DIR: './data',
	LOG_LEVEL: 'info',
	REMOTE_PICTURES: false,
	SESSION_DAYS: 30,
	REQUESTS_PER_MINUTE: 600,
	SOCKETS_PER_ADDRESS: 200,
	CONNECTIONS_PER_ADDRESS: 1000,
	NATS_SUBJECT: 'niouka',
	SHUTDOWN_SECONDS: 10,
	DISCORD_BASE_URL: 'https://discord.com',
	CHAT_URL: 'https://discord.com',
	SOURCE_URL: 'https://github.com',
	GEMINI_MODEL: 'gemini-2.5-flash',
	FEDERATION_OVERRIDES: 'versions',
}

const EXPECTED: Record<keyof Settings, string> = {
	PORT: 'a port, 0 to 65535',
	HOST: 'an address to listen on',
	DATA_DIR: 'a folder',
	DATABASE_URL: 'postgres://user:password@host:port/name',
	SITE_URL: 'http:// or https:// and a host, with no path',
	SITE_DEMO: 'true or false',
	TRUST_PROXY: 'the addresses or networks of the proxies in front, separated by commas',
	LOG_LEVEL: `one of ${LOG_LEVELS.join(', ')}`,
	REMOTE_PICTURES: 'true or false',
	SESSION_DAYS: 'days, 1 to 400',
	REQUESTS_PER_MINUTE: 'a whole number, 0 for no limit',
	SOCKETS_PER_ADDRESS: 'a whole number, 0 for no limit',
	CONNECTIONS_PER_ADDRESS: 'a whole number, 0 for no limit',
	NATS_URL: 'nats://user:password@host:port',
	NATS_SUBJECT: 'letters, digits, - and _',
	SHUTDOWN_SECONDS: 'seconds, 0 to 600',
	CHAT_URL: 'an http:// or https:// address',
	DISCORD_CLIENT_ID: 'an id, without spaces',
	DISCORD_CLIENT_SECRET: 'a secret, without spaces',
	DISCORD_BASE_URL: 'an http:// or https:// address',
	SMTP_URL: 'smtp:// or smtps://, user:password@host:port',
	MAIL_FROM: 'an e-mail address, or Name <address>',
	SOURCE_URL: 'an http:// or https:// address',
	GEMINI_API_KEY: 'a key, without spaces',
	GEMINI_MODEL: 'the name of a model',
	GEMINI_BASE_URL: 'an http:// or https:// address',
	FEDERATION_REGISTRY: 'a file',
	FEDERATION_OVERRIDES: `one of ${OVERRIDE_RULES.join(', ')}`,
	SLICE_ORIGINS: 'origins as browsers send them, https://host or http://host:port, separated by commas',
	SHELL_DIST: 'a folder',
}

/** The environment holds something that the server cannot run with. */
export class WrongSettings extends Error {
	constructor(names: (keyof Settings)[]) {
		super(names.map((name) => `${name} must be ${EXPECTED[name]}`).join('; '))
	}
}

/**
 * Reads the settings; an empty value counts as none.
 *
 * @throws WrongSettings naming each setting that is wrong, never its value: it may be a secret.
 */
export function parseSettings(environment: Record<string, string | undefined>): Settings {
	const given: Record<string, unknown> = { ...DEFAULTS }
	const wrong: (keyof Settings)[] = []
	for (const name of Object.keys(EXPECTED) as (keyof Settings)[]) {
		const text = environment[name]?.trim()
		if (text === undefined || text === '') continue
		const schema = Settings.properties[name]
		const value = read(schema, text)
		if (Check(schema, value)) given[name] = value
		else wrong.push(name)
	}
	if (wrong.length > 0 || !Check(Settings, given)) throw new WrongSettings(wrong)
	return given
}

// A number or a truth is read from its text, anything else is the text.
function read(schema: object, text: string): unknown {
	if (!('type' in schema)) return text
	if (schema.type === 'integer') return Number(text)
	if (schema.type === 'boolean') return TRUTHS.get(text) ?? text
	return text
}

const TRUTHS = new Map([
	['true', true],
	['false', false],
])
