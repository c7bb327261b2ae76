import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto'

const FLAGS = { present: 0x01, verified: 0x04, attested: 0x40 }
const sha256 = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest()

interface Answering {
	/** The origin of the page that asks. */
	origin: string
	rpId?: string
	isVerified?: boolean
}

/** An authenticator with one passkey, as a device has it: P-256, without attestation. */
export class Authenticator {
	readonly id = randomBytes(16)
	readonly #keys = generateKeyPairSync('ec', { namedCurve: 'P-256' })
	counter = 0

	/** Answers as `navigator.credentials.create`, as JSON. */
	create({ challenge }: { challenge: string }, { origin, rpId = hostOf(origin), isVerified = true }: Answering) {
		const { x = '', y = '' } = this.#keys.publicKey.export({ format: 'jwk' })
		const cose = map([
			[1, 2],
			[3, -7],
			[-1, 1],
			[-2, Buffer.from(x, 'base64url')],
			[-3, Buffer.from(y, 'base64url')],
		])
		const length = Buffer.alloc(2)
		length.writeUInt16BE(this.id.length)
		const credential = Buffer.concat([Buffer.alloc(16), length, this.id, cose])
		const authData = Buffer.concat([this.#head(rpId, FLAGS.attested, isVerified), credential])
		const attestationObject = map([
			['fmt', 'none'],
			['attStmt', []],
			['authData', authData],
		])
		return this.#answer({
			clientDataJSON: clientData('webauthn.create', challenge, origin),
			attestationObject: attestationObject.toString('base64url'),
			transports: ['internal'],
		})
	}

	/** Answers as `navigator.credentials.get`, as JSON; each answer counts one up. */
	sign({ challenge }: { challenge: string }, { origin, rpId = hostOf(origin), isVerified = true }: Answering) {
		this.counter += 1
		const authData = this.#head(rpId, 0, isVerified)
		const clientDataJSON = clientData('webauthn.get', challenge, origin)
		const signed = Buffer.concat([authData, sha256(Buffer.from(clientDataJSON, 'base64url'))])
		return this.#answer({
			clientDataJSON,
			authenticatorData: authData.toString('base64url'),
			signature: createSign('sha256').update(signed).sign(this.#keys.privateKey).toString('base64url'),
		})
	}

	#head(rpId: string, flags: number, isVerified: boolean): Buffer {
		const counter = Buffer.alloc(4)
		counter.writeUInt32BE(this.counter)
		const all = flags | FLAGS.present | (isVerified ? FLAGS.verified : 0)
		return Buffer.concat([sha256(rpId), Buffer.from([all]), counter])
	}

	#answer<Response>(response: Response) {
		const id = this.id.toString('base64url')
		return { id, rawId: id, type: 'public-key', response }
	}
}

const hostOf = (origin: string) => new URL(origin).hostname

function clientData(type: string, challenge: string, origin: string): string {
	return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false })).toString('base64url')
}

type Value = number | string | Buffer | readonly never[]

/** A map in CBOR (RFC 8949), with the few kinds of values that an authenticator writes. */
function map(entries: readonly (readonly [number | string, Value])[]): Buffer {
	return Buffer.concat([head(5, entries.length), ...entries.flatMap(([key, value]) => [encode(key), encode(value)])])
}

function encode(value: Value): Buffer {
	if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value)
	if (typeof value === 'string') return Buffer.concat([head(3, value.length), Buffer.from(value)])
	return Buffer.isBuffer(value) ? Buffer.concat([head(2, value.length), value]) : map([])
}

function head(kind: number, length: number): Buffer {
	if (length < 24) return Buffer.from([(kind << 5) | length])
	return Buffer.from(length < 256 ? [(kind << 5) | 24, length] : [(kind << 5) | 25, length >> 8, length & 255])
}
