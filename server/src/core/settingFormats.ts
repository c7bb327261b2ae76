import { oneOf, optional, string } from 'shared-contract/schema'

// The formats of settings that several have.

export const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const
export const REMOTE_PICTURES = ['false', 'true', 'proxy'] as const
/** The pattern of a proxy: a name of `proxy-addr`, an address or a network. */
export const PROXY = '(loopback|linklocal|uniquelocal|[0-9a-fA-F]*[.:][0-9a-fA-F.:]*(/[0-9]{1,3})?)'
export const WEB_ADDRESS = { pattern: '^https?://\\S+$', description: 'an http:// or https:// address' }
/** The pattern of an origin as browsers send it. */
const ORIGIN = 'https?://[a-z0-9.-]+(:[0-9]{1,5})?'
export const LIMIT = { minimum: 0, description: 'a whole number, 0 for no limit' }
export const TRUTH = { description: 'true or false' }

/** A setting with a fixed list of values. */
export function choice<const Words extends readonly string[]>(title: string, words: Words, otherwise: Words[number]) {
	return Object.assign(oneOf(words), { title, default: otherwise, description: `one of ${words.join(', ')}` })
}

/** A setting with origins, separated by commas. */
export function origins(title: string) {
	const pattern = `^${ORIGIN}(\\s*,\\s*${ORIGIN})*$`
	const description = 'origins as browsers send them, https://host or http://host:port, separated by commas'
	return optional(string({ title, pattern, description }))
}

/** The origins of such a setting. */
export function originsOf(setting: string | undefined): string[] {
	return setting?.split(',').map((origin) => origin.trim()) ?? []
}
