import { randomUUID } from 'node:crypto'
import { constants } from 'node:zlib'
import compress from '@fastify/compress'
import cookie from '@fastify/cookie'
import Fastify, { type FastifyInstance } from 'fastify'
import { tellEndedSession } from './account/authentication.ts'
import { registerAccount } from './account/routes.ts'
import { refuseBrokenConnections } from './api/brokenConnection.ts'
import { registerDocumentation } from './api/documentation.ts'
import { tagAnswer } from './api/entityTag.ts'
import { answerExpectations, refuseImproper } from './api/improperRequest.ts'
import { refuse, refuseUnrouted } from './api/refusal.ts'
import { compileSerialiser } from './api/serialisation.ts'
import { refuseBrokenText } from './api/text.ts'
import { refuseUnknownRoute, rememberMethods } from './api/unknownRoute.ts'
import { compileValidator } from './api/validation.ts'
import { varyByEncoding } from './api/varyByEncoding.ts'
import { registerAssistant } from './assistant/routes.ts'
import type { Catalogue } from './catalogue/listing.ts'
import { registerCatalogue } from './catalogue/routes.ts'
import { registerCommunity } from './community/routes.ts'
import { registerFeeds } from './feeds/routes.ts'
import { registerArtwork } from './host/artwork.ts'
import { registerHost } from './host/routes.ts'
import { startJobs } from './jobs/startJobs.ts'
import { registerLive } from './live/routes.ts'
import type { SiteParts } from './parts.ts'
import { registerReleases } from './releases/registerReleases.ts'
import { limitConnections } from './security/connectionLimit.ts'
import { openToForeignHosts } from './security/foreignHosts.ts'
import { registerSecurityHeaders, securityHeadersOf } from './security/headers.ts'
import { loggedRequest } from './security/loggedRequest.ts'
import { registerRateLimit } from './security/rateLimit.ts'
import { registerPictures } from './site/head/picture/routes.ts'
import { type Life, registerHealth } from './site/health.ts'
import { registerSite } from './site/routes.ts'
import { registerUploads } from './upload/routes.ts'

declare module 'fastify' {
	interface FastifyInstance {
		catalogue: Catalogue
	}
}

const BODY_LIMIT_BYTES = 256 * 1024
/** How long a request may take to arrive whole. The largest picture takes 80 s at 1 Mbit/s. */
const REQUEST_TIMEOUT_MS = 120_000
const COMPRESSION_THRESHOLD_BYTES = 1024
// Answers are compressed while somebody waits: the steps above cost more time than their bytes would.
const BROTLI_QUALITY = 4

/**
 * The whole HTTP application over an open database, listening nowhere yet. The order below is the order in which a
 * request meets its parts.
 *
 * @param life where the process is in its life: whoever starts it moves it on.
 */
export async function buildApp(parts: SiteParts, life: Life = { state: 'ready' }): Promise<FastifyInstance> {
	const { settings } = parts
	const headersOf = securityHeadersOf(settings)
	const app: FastifyInstance = Fastify({
		logger: {
			level: settings.LOG_LEVEL,
			redact: ['req.headers.authorization', 'req.headers.cookie', 'res.headers["set-cookie"]', '*.password', '*.token'],
			serializers: { req: loggedRequest },
		},
		bodyLimit: BODY_LIMIT_BYTES,
		requestTimeout: REQUEST_TIMEOUT_MS,
		trustProxy: settings.TRUST_PROXY ?? false,
		requestIdHeader: false,
		genReqId: () => randomUUID(),
		frameworkErrors: refuseUnrouted(headersOf),
		clientErrorHandler: refuseBrokenConnections(headersOf),
		// Node's own answer would go out before any hook: `refuseImproper` says the same.
		http: { requireHostHeader: false },
		forceCloseConnections: 'idle',
		return503OnClosing: false,
	})
	app.decorate('parts', parts)
	const methodsOf = rememberMethods(app)
	app.setValidatorCompiler(compileValidator)
	app.setSerializerCompiler(compileSerialiser)
	app.setErrorHandler(refuse)
	app.removeContentTypeParser('text/plain')

	app.addHook('onRequest', async (request, reply) => {
		reply.header('x-request-id', request.id)
	})
	await app.register(cookie)
	await registerSecurityHeaders(app, settings)
	openToForeignHosts(app, settings)
	app.addHook('onRequest', refuseImproper)
	answerExpectations(app)
	limitConnections(app.server, settings)
	registerHealth(app, parts.db, life)
	await registerRateLimit(app, settings)
	app.addHook('preValidation', refuseBrokenText)
	app.addHook('onSend', tellEndedSession)
	app.addHook('onSend', varyByEncoding)
	app.addHook('onSend', tagAnswer)
	await app.register(compress, {
		threshold: COMPRESSION_THRESHOLD_BYTES,
		encodings: ['br', 'gzip'],
		brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } },
	})

	await registerDocumentation(app, settings)
	await registerLive(app, parts, headersOf)
	registerAccount(app, parts)
	const catalogue = registerCatalogue(app, parts)
	app.decorate('catalogue', catalogue)
	registerAssistant(app, parts, catalogue)
	registerCommunity(app, parts)
	registerUploads(app, parts)
	registerSite(app, parts)
	registerArtwork(app, parts)
	registerPictures(app, parts)
	registerFeeds(app, parts)
	const releases = await registerReleases(app, parts)
	startJobs(app, parts, releases)
	await registerHost(app, parts, releases)
	app.setNotFoundHandler(refuseUnknownRoute(methodsOf))
	return app
}
