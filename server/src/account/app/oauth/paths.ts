/** The paths of the authorisation server. */
export const OAUTH_PATHS = {
	authorize: '/oauth/authorize',
	token: '/oauth/token',
	revoke: '/oauth/revoke',
	device: '/oauth/device',
	/** RFC 8414. */
	metadata: '/.well-known/oauth-authorization-server',
} as const

/** The path at which the browser goes on after the member has answered. */
export const resumePath = (requestId: string) => `${OAUTH_PATHS.authorize}/${requestId}`
