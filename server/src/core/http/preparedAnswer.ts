import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, createGunzip, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { hasTag } from './entityTag.ts'

/** Higher levels take seconds for a document of a few megabytes. */
const BROTLI_QUALITY = 5

/** The default, 16 KB, takes the main thread ten times as often. */
const UNPACKED_CHUNK_BYTES = 256 * 1024

/** A large answer that is the same for everybody: its compressions and its entity tag are made once. */
export interface PreparedAnswer {
	tag: string
	br: Buffer
	gzip: Buffer
}

/** Compresses an answer, outside the main thread. */
export async function prepareAnswer(content: string | Buffer): Promise<PreparedAnswer> {
	const bytes = Buffer.from(content)
	const params = { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY }
	const [br, gzipped] = await Promise.all([promisify(brotliCompress)(bytes, { params }), promisify(gzip)(bytes)])
	return { tag: `W/"${createHash('sha1').update(bytes).digest('base64url')}"`, br, gzip: gzipped }
}

/** Sends a prepared answer, or 304 to a client that has it. Few clients accept no compression: for them it is unpacked. */
export function sendPrepared(request: FastifyRequest, reply: FastifyReply, answer: PreparedAnswer): FastifyReply {
	const { 'if-none-match': known, 'accept-encoding': accepted = '' } = request.headers
	reply.header('etag', answer.tag)
	if (hasTag(known, answer.tag)) return reply.code(304).send()
	const encoding = (['br', 'gzip'] as const).find((name) => accepts(accepted, name))
	if (encoding) return reply.header('content-encoding', encoding).send(answer[encoding])
	const unpacked = createGunzip({ chunkSize: UNPACKED_CHUNK_BYTES })
	unpacked.end(answer.gzip)
	return reply.send(unpacked)
}

/** Whether an `Accept-Encoding` names an encoding or all, without `q=0`. */
export function accepts(header: string, name: string): boolean {
	const codings = header.split(',').map((part) => part.split(';').map((text) => text.trim().toLowerCase()))
	const named = codings.find(([coding]) => coding === name) ?? codings.find(([coding]) => coding === '*')
	return named !== undefined && !named.some((text) => /^q=0(?:\.0*)?$/.test(text))
}
