import type { FastifyInstance } from 'fastify'

/** What begins the paths of the API for apps. */
export const API_FOR_APPS = '/api/v1/'
const OPEN = [API_FOR_APPS, '/mcp']

const DAY_S = 86_400

/**
 * Lets pages of every origin call the API for apps: cookies do not count there, so a foreign page gets what its token allows
 * and no more.
 */
export function allowAppsOfAllOrigins(app: FastifyInstance): void {
	app.addHook('onRequest', async (request, reply) => {
		if (!OPEN.some((path) => request.url.startsWith(path))) return
		reply
			.header('access-control-allow-origin', '*')
			.header(
				'access-control-expose-headers',
				'ratelimit-limit, ratelimit-remaining, ratelimit-reset, retry-after, deprecation, sunset, link',
			)
			.header('cross-origin-resource-policy', 'cross-origin')
	})
	// The preflight of a browser (Fetch standard).
	for (const path of [`${API_FOR_APPS}*`, '/mcp']) {
		app.options(path, { schema: { hide: true } }, async (_request, reply) =>
			reply
				.header('access-control-allow-methods', 'GET, POST, PUT, PATCH, DELETE')
				.header('access-control-allow-headers', 'authorization, content-type, idempotency-key, mcp-protocol-version')
				.header('access-control-max-age', DAY_S)
				.code(204)
				.send(),
		)
	}
}
