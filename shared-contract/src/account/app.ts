import { APP_NAME_MAX_LENGTH, REDIRECT_ADDRESSES_MAX, WEB_ADDRESS_MAX_LENGTH } from '../limits.ts'
import { route } from '../route.ts'
import { array, boolean, integer, nullable, object, oneOf, type Static, string } from '../schema.ts'
import { Done } from './session.ts'

/** What an app or a personal token may do for a member. No scope opens messages, and none ever will. */
export const SCOPES = ['profile:read', 'list:read', 'list:write', 'catalogue:write'] as const
export type Scope = (typeof SCOPES)[number]

const Scopes = array(oneOf(SCOPES), { minItems: 1, maxItems: SCOPES.length })
const Name = string({ maxLength: APP_NAME_MAX_LENGTH * 4 })
const IdParams = object({ id: string({ minLength: 1, maxLength: 64 }) })

/** A personal access token; its text is shown once. The dates are ISO instants. */
export const AccessToken = object({
	id: string(),
	name: string(),
	scopes: array(oneOf(SCOPES)),
	createdAt: string(),
	expiresAt: string(),
	/** The last use, with a precision of a few minutes. */
	usedAt: nullable(string()),
})
export type AccessToken = Static<typeof AccessToken>

/** The days for which a personal token may be made. */
export const TOKEN_DAYS = [7, 30, 90, 365] as const

export const accessTokensRoute = route('GET', '/api/access-tokens', {
	session: 'needed',
	summary: 'The personal access tokens of the member, the latest first',
	tag: 'account',
	answer: object({ items: array(AccessToken) }),
})

export const makeAccessTokenRoute = route('POST', '/api/access-tokens', {
	summary: 'Makes a personal access token. Its text is in this answer alone',
	tag: 'account',
	body: object({ name: Name, scopes: Scopes, days: integer({ minimum: 1, maximum: 365 }) }),
	answer: object({ token: string(), item: AccessToken }),
})

export const revokeAccessTokenRoute = route('DELETE', '/api/access-tokens/:id', {
	summary: 'Ends a personal access token',
	tag: 'account',
	params: IdParams,
	answer: Done,
})

/** An app that members may let act for them, as its developer sees it. */
export const App = object({
	/** The client id. */
	id: string(),
	name: string(),
	/** The page of the app; empty if there is none. */
	website: string(),
	redirectAddresses: array(string()),
	/** A confidential app keeps a secret on a server of its own; a public one runs on the device of its users. */
	isConfidential: boolean(),
	/** Whether it may use a code on another device, as a terminal or a television. */
	usesDeviceFlow: boolean(),
	/** Whether it may send its PKCE challenge in plain text, as apps written for MyAnimeList do. */
	allowsPlainChallenge: boolean(),
	createdAt: string(),
	/** The number of members who let it act for them. */
	members: integer(),
})
export type App = Static<typeof App>

const AppDraft = object({
	name: Name,
	website: string({ maxLength: WEB_ADDRESS_MAX_LENGTH * 4 }),
	redirectAddresses: array(string({ maxLength: WEB_ADDRESS_MAX_LENGTH * 4 }), { maxItems: REDIRECT_ADDRESSES_MAX }),
	usesDeviceFlow: boolean(),
	allowsPlainChallenge: boolean(),
})
export type AppDraft = Static<typeof AppDraft>

export const appsRoute = route('GET', '/api/apps', {
	session: 'needed',
	summary: 'The apps that the member has registered, the latest first',
	tag: 'account',
	answer: object({ items: array(App) }),
})

export const registerAppRoute = route('POST', '/api/apps', {
	summary: 'Registers an app. The secret of a confidential app is in this answer alone',
	tag: 'account',
	body: object({ ...AppDraft.properties, isConfidential: boolean() }),
	answer: object({ app: App, secret: nullable(string()) }),
})

export const changeAppRoute = route('PUT', '/api/apps/:id', {
	summary: 'Changes an app of the member',
	tag: 'account',
	params: IdParams,
	body: AppDraft,
	answer: object({ app: App }),
})

export const renewAppSecretRoute = route('POST', '/api/apps/:id/secret', {
	summary: 'Makes a new secret of a confidential app; the one before ends',
	tag: 'account',
	params: IdParams,
	answer: object({ secret: string() }),
})

export const deleteAppRoute = route('DELETE', '/api/apps/:id', {
	summary: 'Deletes an app of the member, and with it all that members let it do',
	tag: 'account',
	params: IdParams,
	answer: Done,
})

/** An app that a member lets act for them. */
export const Authorization = object({
	app: object({ id: string(), name: string(), website: string() }),
	scopes: array(oneOf(SCOPES)),
	/** ISO instants. */
	since: string(),
	usedAt: nullable(string()),
})
export type Authorization = Static<typeof Authorization>

export const authorizationsRoute = route('GET', '/api/authorizations', {
	session: 'needed',
	summary: 'The apps that the member lets act for them, the latest first',
	tag: 'account',
	answer: object({ items: array(Authorization) }),
})

export const revokeAuthorizationRoute = route('DELETE', '/api/authorizations/:id', {
	summary: 'Ends what the member lets an app do; its tokens end at once',
	tag: 'account',
	params: IdParams,
	answer: Done,
})

/** What an app asks a member to allow. */
export const ConsentRequest = object({
	app: object({
		id: string(),
		name: string(),
		website: string(),
		/** The member who registered it; null if they are private. */
		developer: nullable(string()),
	}),
	scopes: array(oneOf(SCOPES)),
	/** The host that the reader goes to afterwards; null for a code on another device. */
	returnsTo: nullable(string()),
	/** Whether the member allows the app all of this already. */
	isKnown: boolean(),
})
export type ConsentRequest = Static<typeof ConsentRequest>

/** The path of the page that shows a request of an app; the server redirects browsers there. */
export const consentPath = (requestId: string) => `/authorize/${requestId}`
/** The path of the page where a member types the code of another device. */
export const DEVICE_PATH = '/device'

export const consentRoute = route('GET', '/api/authorize/:id', {
	session: 'needed',
	summary: 'What an app asks the member to allow',
	tag: 'account',
	params: IdParams,
	answer: ConsentRequest,
})

export const answerConsentRoute = route('POST', '/api/authorize/:id', {
	summary: 'Allows or refuses what an app asks for; the answer is the address that the browser goes to',
	tag: 'account',
	params: IdParams,
	body: object({ isAllowed: boolean() }),
	answer: object({ address: string() }),
})

const UserCode = string({ minLength: 1, maxLength: 40 })

export const deviceConsentRoute = route('POST', '/api/device', {
	summary: 'What the app behind the code of another device asks the member to allow',
	tag: 'account',
	body: object({ code: UserCode }),
	answer: ConsentRequest,
})

export const answerDeviceConsentRoute = route('POST', '/api/device/answer', {
	summary: 'Allows or refuses what that app asks for',
	tag: 'account',
	body: object({ code: UserCode, isAllowed: boolean() }),
	answer: Done,
})

export const bearerRoute = route('GET', '/api/v1/me', {
	summary: 'The member whom an access token stands for, and what it allows',
	tag: 'apps',
	answer: object({ id: string(), username: string(), avatarUrl: nullable(string()), scopes: array(oneOf(SCOPES)) }),
})
