import type { FastifyInstance } from 'fastify'
import { UPLOAD_MAX_BYTES, UPLOADS_BASE, uploadRoute } from 'shared-contract'
import { requireMember } from '../account/authentication.ts'
import { Problem } from '../api/problem.ts'
import { problemOf, refuse } from '../api/refusal.ts'
import { serve } from '../api/serve.ts'
import type { Parts } from '../parts.ts'
import { type FileStore, uploadStore } from './fileStore.ts'
import { keepPicture } from './keepPicture.ts'
import { queue } from './queue.ts'
import { redraw } from './redraw.ts'
import { PICTURE_SHAPES } from './shapes.ts'

const SENT_PER_MINUTE = 20
// Each may take tens of megabytes while it is decoded.
const AT_ONCE = 2
const FOREVER = 'public, max-age=31536000, immutable'
// Opened on its own, a file does nothing and belongs to no site.
const FILE_POLICY = "default-src 'none'; sandbox"

/** Takes pictures and serves them. */
export function registerUploads(app: FastifyInstance, parts: Parts): void {
	const files = uploadStore(parts.settings.DATA_DIR)
	takePictures(app, parts, files)
	servePictures(app, files)
}

function takePictures(app: FastifyInstance, parts: Parts, files: FileStore) {
	const inTurn = queue(AT_ONCE)
	// A scope of its own: nowhere else are bodies taken as they are.
	app.register(async (scope) => {
		scope.removeAllContentTypeParsers()
		scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: UPLOAD_MAX_BYTES }, (_request, body, done) =>
			done(null, body),
		)
		// Who may not send does not get to send five megabytes first.
		scope.addHook('preParsing', async (request) => {
			await requireMember(request, parts)
		})
		scope.setErrorHandler((error, request, reply) =>
			refuse(
				problemOf(error).code === 'request.body.tooLarge' ? new Problem('upload.tooLarge', 413) : error,
				request,
				reply,
			),
		)
		serve(
			scope,
			uploadRoute,
			async ({ query, body, request }) => {
				const member = await requireMember(request, parts)
				if (!Buffer.isBuffer(body)) throw new Problem('upload.notPicture', 415)
				const picture = await inTurn(() => redraw(body, PICTURE_SHAPES[query.purpose]))
				return keepPicture(parts.db, files, { memberId: member.id, picture, now: parts.now() })
			},
			{ perMinute: SENT_PER_MINUTE, bodyLimit: UPLOAD_MAX_BYTES },
		)
	})
}

function servePictures(app: FastifyInstance, files: FileStore) {
	app.get<{ Params: { file: string } }>(`${UPLOADS_BASE}:file`, { schema: { hide: true } }, async (request, reply) => {
		const name = /^[0-9a-f]{64}\.webp$/.exec(request.params.file)?.[0]
		const bytes = name === undefined ? undefined : await files.get(name)
		if (name === undefined || !bytes) throw new Problem('request.notFound', 404)
		return reply
			.header('cache-control', FOREVER)
			.header('etag', `"${name}"`)
			.header('content-security-policy', FILE_POLICY)
			.header('content-disposition', `inline; filename="${name}"`)
			.type('image/webp')
			.send(bytes)
	})
}
