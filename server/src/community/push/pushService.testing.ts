import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { PushSubscriptionKeys } from 'shared-contract'
import { type Dial, dialPublic } from '../../core/remotePicture/dial.ts'

/** A message as the browser of a device gets it. */
interface Received {
	device: string
	headers: IncomingHttpHeaders
	payload: { web_push: number; notification: Record<string, string> & { actions?: object[]; data?: { seen: string } } }
}

const NAME = 'push.test'
const SALT_BYTES = 16
const HEAD_BYTES = SALT_BYTES + 4
const TAG_BYTES = 16

/** A push service on loopback, `https://push.test/`, that checks who sends, and decrypts what is sent as browsers do. */
export async function startPushService() {
	const received: Received[] = []
	const statuses = new Map<string, number>()
	const devices = new Map<string, { ecdh: ReturnType<typeof createECDH>; auth: Buffer }>()
	const server = createServer(async (request, response) => {
		const chunks: Buffer[] = []
		for await (const chunk of request) chunks.push(chunk)
		const name = (request.url ?? '').slice(1)
		const device = devices.get(name)
		const status = statuses.get(name) ?? (device && isSigned(request.headers.authorization) ? 201 : 403)
		if (device && status === 201) {
			const payload = JSON.parse(decrypt(Buffer.concat(chunks), device))
			received.push({ device: name, headers: request.headers, payload })
		}
		response.writeHead(status).end()
	})
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
	const { port } = server.address() as AddressInfo
	const dial: Dial = async (url) =>
		url.host === NAME
			? { addresses: [{ address: '127.0.0.1', family: 4 }], port, isPlain: true }
			: dialPublic(url, async () => [{ address: '10.0.0.1', family: 4 }])
	return {
		dial,
		received,
		/** Answers the pushes to a device with another status. */
		answer: (device: string, status: number) => statuses.set(device, status),
		reset() {
			received.length = 0
			statuses.clear()
		},
		/** The subscription of a new device. */
		subscription(device: string): PushSubscriptionKeys {
			const ecdh = createECDH('prime256v1')
			const p256dh = ecdh.generateKeys('base64url')
			const auth = randomBytes(16)
			devices.set(device, { ecdh, auth })
			return { endpoint: `https://${NAME}/${device}`, keys: { p256dh, auth: auth.toString('base64url') } }
		},
		close: () => new Promise<void>((resolve) => server.close(() => resolve())),
	}
}

/** Whether the token of a request (RFC 8292) is for this service and signed with the key beside it. */
function isSigned(authorization = ''): boolean {
	const [, token = '', key = ''] = /^vapid t=([^,]+), k=(.+)$/.exec(authorization) ?? []
	const [head = '', body = '', signature = ''] = token.split('.')
	const point = Buffer.from(key, 'base64url')
	const half = (first: number) => point.subarray(first, first + 32).toString('base64url')
	const jwk = { kty: 'EC', crv: 'P-256', x: half(1), y: half(33) }
	const publicKey = createPublicKey({ key: jwk, format: 'jwk' })
	const { aud, sub, exp } = JSON.parse(Buffer.from(body, 'base64url').toString())
	return (
		aud === `https://${NAME}` &&
		/^(https:|mailto:)/.test(sub) &&
		exp * 1000 > Date.now() &&
		verify(
			'sha256',
			Buffer.from(`${head}.${body}`),
			{ key: publicKey, dsaEncoding: 'ieee-p1363' },
			Buffer.from(signature, 'base64url'),
		)
	)
}

/** RFC 8291: one record of `aes128gcm`. */
function decrypt(body: Buffer, { ecdh, auth }: { ecdh: ReturnType<typeof createECDH>; auth: Buffer }): string {
	const salt = body.subarray(0, SALT_BYTES)
	const keyLength = body.readUInt8(HEAD_BYTES)
	const sender = body.subarray(HEAD_BYTES + 1, HEAD_BYTES + 1 + keyLength)
	const sealed = body.subarray(HEAD_BYTES + 1 + keyLength)
	const derive = (key: Buffer, withSalt: Buffer, info: Buffer, length: number) =>
		Buffer.from(hkdfSync('sha256', key, withSalt, info, length))
	const info = Buffer.concat([Buffer.from('WebPush: info\0'), ecdh.getPublicKey(), sender])
	const shared = derive(ecdh.computeSecret(sender), auth, info, 32)
	const key = derive(shared, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
	const nonce = derive(shared, salt, Buffer.from('Content-Encoding: nonce\0'), 12)
	const cipher = createDecipheriv('aes-128-gcm', key, nonce)
	cipher.setAuthTag(sealed.subarray(-TAG_BYTES))
	const padded = Buffer.concat([cipher.update(sealed.subarray(0, -TAG_BYTES)), cipher.final()]).toString()
	return padded.slice(0, padded.lastIndexOf('\u0002'))
}
