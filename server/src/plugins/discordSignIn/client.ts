import * as oauth from 'oauth4webapi'
import { conforms } from 'shared-contract'
import { boolean, nullable, object, optional, type Static, string } from 'shared-contract/schema'
import type { Settings } from '../../core/settings.ts'

const TIMEOUT_MS = 10_000
const SCOPE = 'identify email'

const DiscordUser = object({
	id: string({ pattern: '^[0-9]{1,20}$' }),
	username: string(),
	global_name: optional(nullable(string())),
	email: optional(nullable(string())),
	verified: optional(boolean()),
})
export type DiscordUser = Static<typeof DiscordUser>

/** The OAuth client of this site at Discord. */
export interface DiscordApp {
	baseUrl: string
	clientId: string
	clientSecret: string
}

/** The Discord client of the settings, if configured. */
export function discordApp(settings: Settings): DiscordApp | undefined {
	const { DISCORD_CLIENT_ID: clientId, DISCORD_CLIENT_SECRET: clientSecret, DISCORD_BASE_URL: baseUrl } = settings
	return clientId === undefined || clientSecret === undefined ? undefined : { baseUrl, clientId, clientSecret }
}

/** OAuth state stored in the browser during the sign-in. */
export interface OAuthState {
	state: string
	/** The PKCE code verifier; Discord gets its hash. */
	verifier: string
}

export function newOAuthState(): OAuthState {
	return { state: oauth.generateRandomState(), verifier: oauth.generateRandomCodeVerifier() }
}

/** The address of Discord's authorization page. */
export async function authorizeUrl(
	{ baseUrl, clientId }: DiscordApp,
	{ state, verifier }: OAuthState,
	redirectUri: string,
): Promise<string> {
	const url = new URL('/oauth2/authorize', baseUrl)
	url.search = String(
		new URLSearchParams({
			response_type: 'code',
			client_id: clientId,
			scope: SCOPE,
			state,
			redirect_uri: redirectUri,
			code_challenge: await oauth.calculatePKCECodeChallenge(verifier),
			code_challenge_method: 'S256',
		}),
	)
	return url.href
}

interface Callback {
	/** The code and state that Discord returned. */
	code: string
	state: string
	/** The state stored in the browser. */
	stored: OAuthState
	redirectUri: string
}

/** Exchanges a code for the Discord user; undefined if the state does not match or Discord refuses. */
export async function fetchDiscordUser(app: DiscordApp, callback: Callback): Promise<DiscordUser | undefined> {
	try {
		return await askDiscord(app, callback)
	} catch {
		return undefined
	}
}

async function askDiscord(
	{ baseUrl, clientId, clientSecret }: DiscordApp,
	{ code, state, stored, redirectUri }: Callback,
) {
	const server = { issuer: baseUrl, token_endpoint: new URL('/api/oauth2/token', baseUrl).href }
	const client = { client_id: clientId }
	const options = {
		// A test server on this machine has no TLS.
		[oauth.allowInsecureRequests]: baseUrl.startsWith('http://'),
		signal: () => AbortSignal.timeout(TIMEOUT_MS),
	}
	const parameters = oauth.validateAuthResponse(server, client, new URLSearchParams({ code, state }), stored.state)
	const secret = oauth.ClientSecretPost(clientSecret)
	const answer = await oauth.authorizationCodeGrantRequest(
		server,
		client,
		secret,
		parameters,
		redirectUri,
		stored.verifier,
		options,
	)
	const { access_token } = await oauth.processAuthorizationCodeResponse(server, client, answer)
	const me = new URL('/api/users/@me', baseUrl)
	const response = await oauth.protectedResourceRequest(access_token, 'GET', me, undefined, null, options)
	const user: unknown = response.ok ? await response.json() : undefined
	return conforms(DiscordUser, user) ? user : undefined
}
