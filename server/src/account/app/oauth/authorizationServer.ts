import { generateKeyPairSync } from 'node:crypto'
import type { Configuration, KoaContextWithOIDC, Provider } from 'oidc-provider'
import { DEVICE_PATH, SCOPES } from 'shared-contract'
import { DAY_S } from 'shared-contract/units'
import type { AppContext } from '../../../core/appContext.ts'
import { isMemberId } from '../../../core/identity/memberId.ts'
import { siteKey } from '../../../core/keys/siteKey.ts'
import { askAlways, cookiesSignedWith, dropUnusedCookies } from './asking.ts'
import { isSecret } from './client.ts'
import { oauthLibrary } from './library.ts'
import { OAUTH_PATHS } from './paths.ts'
import { recordsOf } from './records.ts'

const MINUTE_S = 60
const HOUR_S = 3600
/** How long a member may take to answer a request, and to type the code of a device. */
const ANSWER_S = 10 * MINUTE_S
const LIFETIMES_S = {
	AccessToken: HOUR_S,
	AuthorizationCode: MINUTE_S,
	DeviceCode: ANSWER_S,
	Interaction: ANSWER_S,
	RefreshToken: 90 * DAY_S,
	Session: MINUTE_S,
}

const IS_OFF = { enabled: false }

/** The site as an authorisation server's name: `SITE_URL`, else the machine itself, never what a request claims. */
export function issuerOf({ settings: { SITE_URL, PORT } }: Pick<AppContext, 'settings'>): string {
	return SITE_URL ?? `http://localhost:${PORT}`
}

/**
 * The authorisation server (OAuth 2.1): codes with PKCE, device codes, refresh tokens that are replaced at each use.
 *
 * @param onRefusal gets requests that no app may be told about.
 */
export async function openAuthorizationServer(
	context: AppContext,
	onRefusal: (request: KoaContextWithOIDC['req'], statusCode: number) => void,
): Promise<Provider> {
	const { Provider, errors, interactionPolicy } = await oauthLibrary()
	const { db, now } = context
	const { secret } = await siteKey(db, 'oauth')

	function refuseUnknownScopes({ query, oidc }: KoaContextWithOIDC): void {
		// The library has left unknown words out of its parameters.
		const { scope } = oidc.body ?? query
		const words = typeof scope === 'string' ? scope.split(' ').filter((word) => word !== '') : []
		const unknown = words.find((word) => !SCOPES.some((known) => known === word))
		if (words.length === 0) throw new errors.InvalidScope('scope is missing', '')
		if (unknown !== undefined) throw new errors.InvalidScope('requested scope is unknown', unknown)
	}

	const renderError: Configuration['renderError'] = (context, answer, error) => {
		if (!['authorization', 'resume'].includes(context.oidc.route)) {
			context.body = answer
			return
		}
		context.respond = false
		onRefusal(context.req, error instanceof errors.OIDCProviderError ? error.statusCode : 500)
	}

	const provider = new Provider(issuerOf(context), {
		adapter: (model) => recordsOf(model, { db, now, errors }),
		clientAuthMethods: ['client_secret_basic', 'client_secret_post', 'none'],
		clientBasedCORS: (_context, origin, { redirectUris = [] }) =>
			redirectUris.some((address) => /^https?:/i.test(address) && new URL(address).origin === origin),
		cookies: cookiesSignedWith(secret),
		expiresWithSession: () => false,
		extraParams: { scope: refuseUnknownScopes },
		features: {
			deviceFlow: { enabled: true, deviceInfo: () => ({}) },
			devInteractions: IS_OFF,
			dPoP: IS_OFF,
			pushedAuthorizationRequests: IS_OFF,
			// Clients of MCP name the resource (RFC 8707); every token is for this site, so it is not looked at.
			resourceIndicators: IS_OFF,
			revocation: {
				enabled: true,
				allowedPolicy: (_context, client, token) => client.clientId === token.clientId,
			},
			rpInitiatedLogout: IS_OFF,
			userinfo: IS_OFF,
		},
		findAccount: async (_context, memberId) => {
			const member = isMemberId(memberId)
				? await db.selectFrom('member').where('id', '=', memberId).select('id').executeTakeFirst()
				: undefined
			return member && { accountId: member.id, claims: () => ({ sub: member.id }) }
		},
		interactions: askAlways(interactionPolicy, { settings: context.settings, secret, seconds: ANSWER_S }),
		issueRefreshToken: () => true,
		jwks: { keys: [unusedKey()] },
		pkce: { required: () => true },
		renderError,
		responseTypes: ['code'],
		revokeGrantPolicy: () => true,
		rotateRefreshToken: true,
		routes: {
			authorization: OAUTH_PATHS.authorize,
			token: OAUTH_PATHS.token,
			revocation: OAUTH_PATHS.revoke,
			device_authorization: OAUTH_PATHS.device,
			code_verification: DEVICE_PATH,
		},
		scopes: [...SCOPES],
		ttl: LIFETIMES_S,
	})
	// What it reads of the address of a request has been set by `handOver`.
	provider.proxy = true
	provider.Client.prototype.compareClientSecret = function (given) {
		return isSecret(given, this.clientSecret)
	}
	provider.use(async (context, next) => {
		await next()
		dropUnusedCookies(context)
		// An empty text, as after a revocation: common clients read every answer as JSON.
		if (context.body === '') context.body = {}
	})
	return provider
}

/** Nothing is signed with it: there are no id tokens. The library has a public key of its own for who gives it none. */
const unusedKey = () => generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ format: 'jwk' })
