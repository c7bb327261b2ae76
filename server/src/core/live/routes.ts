import websocket from '@fastify/websocket'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { LIVE_CLOSE, LIVE_PATH } from 'shared-contract'
import type { ProcessContext } from '../appContext.ts'
import { readSessionCookie } from '../identity/sessionKey.ts'
import { Problem } from '../problem.ts'
import { networkOf } from '../security/networkOf.ts'
import { Slots } from '../security/slots.ts'
import { TokenBucket } from '../security/tokenBucket.ts'
import type { Settings } from '../settings.ts'
import { startHeartbeat } from './heartbeat.ts'
import {
	ADDRESSES_CACHED,
	CLOSE_TIMEOUT_MS,
	FRAME_BYTES,
	TOPICS_OF_ADDRESS_AT_ONCE,
	TOPICS_OF_ADDRESS_PER_SECOND,
} from './limits.ts'
import { LiveConnection } from './liveConnection.ts'
import { receive } from './receive.ts'
import { endRefusedUpgrades } from './refusedUpgrades.ts'

const TOPICS_OF_ADDRESS = { perSecond: TOPICS_OF_ADDRESS_PER_SECOND, burst: TOPICS_OF_ADDRESS_AT_ONCE }

/** Serves the WebSockets of pages. When the application closes, each page is asked to reconnect. */
export async function registerLive(app: FastifyInstance, context: ProcessContext): Promise<void> {
	const { live, settings } = context
	const slots = new Slots(settings.SOCKETS_PER_ADDRESS)
	const topics = new LRUCache<string, TokenBucket>({
		max: ADDRESSES_CACHED,
		memoMethod: () => new TokenBucket(TOPICS_OF_ADDRESS),
	})
	const refused = endRefusedUpgrades(app.server)
	live.report = (error, message) => app.log.error({ err: error }, message)
	await app.register(websocket, {
		options: { maxPayload: FRAME_BYTES, perMessageDeflate: false, clientTracking: true },
		errorHandler: (_error, socket) => socket.terminate(),
		preClose: async () => {
			for (const socket of app.websocketServer.clients) {
				socket.close(LIVE_CLOSE.restart, 'restart')
				// A client that does not answer would keep the process alive.
				setTimeout(() => socket.terminate(), CLOSE_TIMEOUT_MS).unref()
			}
			setTimeout(() => refused.destroyAll(), CLOSE_TIMEOUT_MS).unref()
		},
	})

	app.addHook('onRequest', async (request) => {
		// Without a route the socket would be opened and closed at once.
		if (request.ws && request.routeOptions.url !== LIVE_PATH) throw new Problem('request.invalid', 400)
	})

	app.get(LIVE_PATH, { websocket: true, preValidation: refuseForeign }, (socket, request) => {
		const network = networkOf(request.ip)
		const releaseSlot = slots.take(network)
		const connection = new LiveConnection(socket)
		live.connections.add(connection)
		socket.on('close', () => {
			live.connections.remove(connection)
			releaseSlot?.()
		})
		if (!releaseSlot) return connection.close('tooMany')
		receive(context, connection, socket, {
			cookie: readSessionCookie(request, settings),
			addressTopics: topics.memo(network),
		})
	})

	async function refuseForeign(request: FastifyRequest): Promise<void> {
		if (!isOwnOrigin(request, settings)) throw new Problem('request.forbidden', 403)
	}

	const stop = startHeartbeat(context)
	app.addHook('onClose', async () => stop())
}

/**
 * Whether a WebSocket is opened by a page of this site. Browsers always send Origin; a client without it is no browser and
 * has no cookie of a visitor.
 */
function isOwnOrigin(
	{ headers, host }: Pick<FastifyRequest, 'headers' | 'host'>,
	{ SITE_URL, FEDERATION_REGISTRY }: Settings,
): boolean {
	if (headers.origin === undefined) return true
	if (!URL.canParse(headers.origin)) return false
	const origin = new URL(headers.origin)
	// Slices in development are served from their own ports.
	if (FEDERATION_REGISTRY !== undefined && origin.hostname === 'localhost') return true
	return SITE_URL === undefined ? origin.host === host : origin.origin === new URL(SITE_URL).origin
}
