import websocket from '@fastify/websocket'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { LIVE_CLOSE, LIVE_PATH } from 'shared-contract'
import type { ProcessContext } from '../appContext.ts'
import { refuseUpgrade } from '../http/brokenConnection.ts'
import { readSessionCookie } from '../identity/sessionCookie.ts'
import { Problem } from '../problem.ts'
import type { AnswerHeaders } from '../security/headers.ts'
import { networkOf } from '../security/networkOf.ts'
import { Slots } from '../security/slots.ts'
import { TokenBucket } from '../security/tokenBucket.ts'
import { startHeartbeat } from './heartbeat.ts'
import {
	ADDRESSES_REMEMBERED,
	FRAME_BYTES,
	GOODBYE_MS,
	TOPICS_OF_ADDRESS_AT_ONCE,
	TOPICS_OF_ADDRESS_PER_SECOND,
} from './limits.ts'
import { LiveConnection } from './liveConnection.ts'
import { isOwnOrigin } from './ownOrigin.ts'
import { receive } from './receive.ts'
import { endRefusedUpgrades } from './refusedUpgrades.ts'

const TOPICS_OF_ADDRESS = { perSecond: TOPICS_OF_ADDRESS_PER_SECOND, burst: TOPICS_OF_ADDRESS_AT_ONCE }

/** Serves the sockets of the pages. Closing the application tells each to come back. */
export async function registerLive(
	app: FastifyInstance,
	context: ProcessContext,
	headersOf: () => Promise<AnswerHeaders>,
): Promise<void> {
	const { live, settings } = context
	const places = new Slots(settings.SOCKETS_PER_ADDRESS)
	const topics = new LRUCache<string, TokenBucket>({
		max: ADDRESSES_REMEMBERED,
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
				// Whoever does not answer would keep the process from ending.
				setTimeout(() => socket.terminate(), GOODBYE_MS).unref()
			}
			setTimeout(() => refused.cutOff(), GOODBYE_MS).unref()
		},
	})

	app.websocketServer.on('wsClientError', refuseUpgrade(headersOf))
	app.addHook('onRequest', async (request) => {
		// Such a socket would be opened only to be closed.
		if (request.ws && request.routeOptions.url !== LIVE_PATH) throw new Problem('request.invalid', 400)
	})

	app.get(LIVE_PATH, { websocket: true, preValidation: refuseForeign }, (socket, request) => {
		const network = networkOf(request.ip)
		const leavePlace = places.take(network)
		const connection = new LiveConnection(socket)
		live.connections.add(connection)
		socket.on('close', () => {
			live.connections.remove(connection)
			leavePlace?.()
		})
		if (!leavePlace) return connection.close('tooMany')
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
