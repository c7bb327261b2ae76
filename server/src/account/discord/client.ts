import { createHash } from 'node:crypto'
import { conforms } from 'shared-contract'
import { boolean, nullable, object, optional, type Static, string } from 'shared-contract/schema'
import type { Settings } from '../../settings.ts'

const PATIENCE_MS = 10_000
const SCOPE = 'identify email'

const Token = object({ access_token: string({ minLength: 1 }) })
const DiscordUser = object({
	id: string({ pattern: '^[0-9]{1,20}$' }),
	username: string(),
	global_name: optional(nullable(string())),
	email: optional(nullable(string())),
	verified: optional(boolean()),
})
export type DiscordUser = Static<typeof DiscordUser>

/** The site as Discord knows it. */
export interface DiscordApp {
	baseUrl: string
	clientId: string
	clientSecret: string
}

/** How the site speaks to Discord, where it does. */
export function discordApp(settings: Settings): DiscordApp | undefined {
	const { DISCORD_CLIENT_ID: clientId, DISCORD_CLIENT_SECRET: clientSecret, DISCORD_BASE_URL: baseUrl } = settings
	return clientId === undefined || clientSecret === undefined ? undefined : { baseUrl, clientId, clientSecret }
}

interface Going {
	state: string
	/** What only whoever began knows (PKCE); Discord gets its hash. */
	verifier: string
	redirectUri: string
}

/** Where somebody goes to allow the sign-in. */
export function authorizeUrl({ baseUrl, clientId }: DiscordApp, { state, verifier, redirectUri }: Going): string {
	const url = new URL('/oauth2/authorize', baseUrl)
	url.search = String(
		new URLSearchParams({
			response_type: 'code',
			client_id: clientId,
			scope: SCOPE,
			state,
			redirect_uri: redirectUri,
			code_challenge: createHash('sha256').update(verifier).digest('base64url'),
			code_challenge_method: 'S256',
		}),
	)
	return url.href
}

/** Who came back with a code; undefined where Discord does not say. */
export async function whoCame(
	{ baseUrl, clientId, clientSecret }: DiscordApp,
	{ code, verifier, redirectUri }: { code: string; verifier: string; redirectUri: string },
): Promise<DiscordUser | undefined> {
	const token = await ask(new URL('/api/oauth2/token', baseUrl), {
		method: 'POST',
		body: new URLSearchParams({
			grant_type: 'authorization_code',
			code,
			redirect_uri: redirectUri,
			code_verifier: verifier,
			client_id: clientId,
			client_secret: clientSecret,
		}),
	})
	if (!conforms(Token, token)) return undefined
	const user = await ask(new URL('/api/users/@me', baseUrl), {
		headers: { authorization: `Bearer ${token.access_token}` },
	})
	return conforms(DiscordUser, user) ? user : undefined
}

async function ask(url: URL, init: RequestInit): Promise<unknown> {
	try {
		const answer = await fetch(url, { ...init, redirect: 'error', signal: AbortSignal.timeout(PATIENCE_MS) })
		return answer.ok ? await answer.json() : undefined
	} catch {
		return undefined
	}
}
