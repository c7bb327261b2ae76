import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Pictures, PictureWidth } from '../../core/remotePicture/pictures.ts'

/** The addresses of proxied pictures start with it. */
export const PICTURES_BASE = '/pictures/'
const WEB_ADDRESS = /^https?:\/\//i
// 128 bits: nobody finds the signature of an address by trying.
const SIGNATURE_LENGTH = 22

/**
 * Pages get pictures of other sites through this server, at `/pictures/<width>/<signature>/<address in base64url>`. The
 * signature is of the site's secret, so that nobody has the server fetch an address that the site has not handed out.
 */
export class SignedPictures implements Pictures {
	readonly #readSecret: () => Promise<string>
	#secret: string | undefined

	constructor(readSecret: () => Promise<string>) {
		this.#readSecret = readSecret
	}

	async open(): Promise<void> {
		this.#secret = await this.#readSecret()
	}

	addressOf(remote: string, width: PictureWidth): string | null {
		if (this.#secret === undefined || !WEB_ADDRESS.test(remote)) return null
		return `${PICTURES_BASE}${width}/${signatureOf(remote, this.#secret)}/${Buffer.from(remote).toString('base64url')}`
	}

	/** The address of another site in one of ours; undefined when the signature is not this site's. */
	remoteOf(signature: string, encoded: string): string | undefined {
		if (this.#secret === undefined) return undefined
		const remote = Buffer.from(encoded, 'base64url').toString()
		const [given, right] = [Buffer.from(signature), Buffer.from(signatureOf(remote, this.#secret))]
		return given.length === right.length && timingSafeEqual(given, right) ? remote : undefined
	}
}

// The prefix keeps these signatures apart from others of the same secret.
function signatureOf(remote: string, secret: string): string {
	return createHmac('sha256', secret).update(`picture\n${remote}`).digest('base64url').slice(0, SIGNATURE_LENGTH)
}
