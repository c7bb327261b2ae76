import { randomUUID } from 'node:crypto'
import { constants } from 'node:zlib'
import compress from '@fastify/compress'
import cookie from '@fastify/cookie'
import Fastify, { type FastifyInstance } from 'fastify'
import { registerAccount } from '../account/routes.ts'
import { ASSISTANT_PART } from '../assistant/archivePart.ts'
import { registerDrafts } from '../assistant/drafts/routes.ts'
import { registerAssistant } from '../assistant/routes.ts'
import type { Finders } from '../catalogue/finders.ts'
import type { Catalogue, Similarity } from '../catalogue/public.ts'
import { registerCatalogue } from '../catalogue/routes.ts'
import { isDiscussed } from '../community/comment/isDiscussed.ts'
import { COMMUNITY_READS } from '../community/communityReads.ts'
import { searchMembers } from '../community/profile/searchMembers.ts'
import { registerCommunity } from '../community/routes.ts'
import type { ProcessContext } from '../core/appContext.ts'
import { allowAppsOfAllOrigins } from '../core/http/apiForApps.ts'
import { registerDocumentation } from '../core/http/documentation.ts'
import { takeEmptyJson } from '../core/http/emptyJson.ts'
import { tagAnswer } from '../core/http/entityTag.ts'
import { refuseInvalidHeaders, routeExpectations } from '../core/http/invalidHeaders.ts'
import { refuse, refuseBeforeRouting } from '../core/http/refusal.ts'
import { compileSerialiser, compileValidator } from '../core/http/schemas.ts'
import { refuseBrokenText } from '../core/http/storableText.ts'
import { collectMethods, refuseUnknownRoute } from '../core/http/unknownRoute.ts'
import { varyByEncoding } from '../core/http/varyByEncoding.ts'
import { markEndedSession } from '../core/identity/authentication.ts'
import { refuseInPreview } from '../core/identity/visitorOnly.ts'
import { registerLive } from '../core/live/routes.ts'
import { registerMetrics } from '../core/metrics/routes.ts'
import { limitConnections } from '../core/security/connectionLimit.ts'
import { allowForeignHosts } from '../core/security/foreignHosts.ts'
import { registerSecurityHeaders, securityHeadersOf } from '../core/security/headers.ts'
import { loggedRequest } from '../core/security/loggedRequest.ts'
import { limitPipelining } from '../core/security/pipelineLimit.ts'
import { registerRateLimit } from '../core/security/rateLimit.ts'
import { registerTracing } from '../core/tracing/requests.ts'
import { registerUploads } from '../core/upload/routes.ts'
import { readSources } from '../importer/refresh/readSources.ts'
import { registerSources } from '../importer/refresh/routes.ts'
import { searchLists } from '../library/list/searchLists.ts'
import { registerLibrary } from '../library/routes.ts'
import { savedIds } from '../library/savedIds.ts'
import { PLUGIN_PARTS, pluginsOn } from '../plugins/index.ts'
import type { PluginDelivery } from '../plugins/plugin.ts'
import { registerReleases } from '../releases/registerReleases.ts'
import { registerBackup } from './backup/routes.ts'
import { registerDevelopers } from './developers/routes.ts'
import { registerFeeds } from './feeds/routes.ts'
import { registerPictures } from './head/picture/routes.ts'
import { type Life, registerHealth } from './health.ts'
import { registerArtwork } from './host/artwork.ts'
import { openShell, registerHost } from './host/routes.ts'
import { startJobs } from './jobs/startJobs.ts'
import { registerMachines } from './machines/routes.ts'
import { registerMerge } from './merge/routes.ts'
import { registerSite } from './routes.ts'

declare module 'fastify' {
	interface FastifyInstance {
		catalogue: Catalogue & Similarity
	}
}

const BODY_LIMIT_BYTES = 256 * 1024
/** The time limit for receiving a request. The largest picture takes 80 s at 1 Mbit/s. */
const REQUEST_TIMEOUT_MS = 120_000
/** The time without a byte in either direction, such as of an answer that is not read. */
const SILENCE_MS = 120_000
const COMPRESSION_THRESHOLD_BYTES = 1024
// Responses are compressed on the fly: higher levels cost more time than they save in transfer.
const BROTLI_QUALITY = 4

/**
 * Builds the HTTP application on an open database; it does not listen yet. The order of registration below is the order in
 * which a request passes the hooks.
 *
 * @param life the state of the process, updated by the caller.
 */
export async function buildApp(context: ProcessContext, life: Life = { state: 'ready' }): Promise<FastifyInstance> {
	const { settings } = context
	const sources = await readSources(settings.SOURCES)
	const headersOf = securityHeadersOf(settings)
	const plugins = pluginsOn(settings)
	const rewrites = plugins.flatMap(({ rewriteUrl }) => rewriteUrl ?? [])
	const app: FastifyInstance = Fastify({
		logger: {
			level: settings.LOG_LEVEL,
			redact: ['req.headers.authorization', 'req.headers.cookie', 'res.headers["set-cookie"]', '*.password', '*.token'],
			serializers: { req: loggedRequest },
		},
		bodyLimit: BODY_LIMIT_BYTES,
		requestTimeout: REQUEST_TIMEOUT_MS,
		connectionTimeout: SILENCE_MS,
		trustProxy: settings.TRUST_PROXY ?? false,
		requestIdHeader: false,
		rewriteUrl: ({ url = '/', headers }) => rewrites.reduce((path, rewrite) => rewrite({ url: path, headers }), url),
		genReqId: () => randomUUID(),
		frameworkErrors: refuseBeforeRouting(headersOf),
		// Node would respond before any hook; `refuseInvalidHeaders` sends the same response.
		http: { requireHostHeader: false },
		forceCloseConnections: 'idle',
		return503OnClosing: false,
	})
	app.decorate('context', context)
	const methodsOf = collectMethods(app)
	app.setValidatorCompiler(compileValidator)
	app.setSerializerCompiler(compileSerialiser)
	app.setErrorHandler(refuse)
	app.removeContentTypeParser('text/plain')
	takeEmptyJson(app)

	limitPipelining(app)
	await registerTracing(app, settings)
	app.addHook('onRequest', async (request, reply) => {
		reply.header('x-request-id', request.id)
	})
	await app.register(cookie)
	await registerSecurityHeaders(app, settings)
	allowForeignHosts(app, settings)
	allowAppsOfAllOrigins(app)
	app.addHook('onRequest', refuseInvalidHeaders)
	routeExpectations(app)
	limitConnections(app.server, settings)
	registerMetrics(app, settings)
	registerHealth(app, context.db, life)
	registerRateLimit(app, context)
	app.addHook('onRequest', refuseInPreview)
	app.addHook('preValidation', refuseBrokenText)
	app.addHook('onSend', markEndedSession)
	app.addHook('onSend', varyByEncoding)
	app.addHook('onSend', tagAnswer)
	await app.register(compress, {
		threshold: COMPRESSION_THRESHOLD_BYTES,
		encodings: ['br', 'gzip'],
		brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } },
	})

	await registerDocumentation(app, settings)
	await registerLive(app, context)
	const catalogue = registerCatalogue(app, context, findersOf(context))
	registerLibrary(app, context, catalogue, COMMUNITY_READS)
	registerAccount(app, context, [ASSISTANT_PART, ...PLUGIN_PARTS])
	app.decorate('catalogue', catalogue)
	registerAssistant(app, context, catalogue)
	registerDrafts(app, context, catalogue)
	registerCommunity(app, context, catalogue)
	const pluginDeliveries: PluginDelivery[] = []
	const deliver = (delivery: PluginDelivery) => void pluginDeliveries.push(delivery)
	for (const plugin of plugins) plugin.register(app, context, { catalogue, deliver })
	registerUploads(app, context)
	registerSite(app, context)
	registerArtwork(app, context)
	registerPictures(app, context)
	registerFeeds(app, context)
	registerDevelopers(app)
	registerMachines(app, context)
	registerMerge(app, context)
	registerSources(app, context, sources)
	const shell = openShell(app, context)
	const releases = await registerReleases(app, context, shell)
	startJobs(app, context, { releases, catalogue, sources, pluginDeliveries })
	registerBackup(app, context, releases)
	await registerHost(app, context, { releases, shell })
	app.setNotFoundHandler(refuseUnknownRoute(methodsOf))
	return app
}

function findersOf({ db, pictures }: ProcessContext): Finders {
	return {
		members: (query, limit, readerId) => searchMembers(db, query, limit, readerId),
		saved: (memberId) => savedIds(db, memberId),
		isDiscussed,
		lists: (query, limit, readerId) => searchLists(db, pictures, { typed: query, limit, readerId }),
	}
}
