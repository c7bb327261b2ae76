import type { FastifyInstance } from 'fastify'
import { UPLOAD_MAX_BYTES, UPLOADS_BASE, uploadRoute } from 'shared-contract'
import type { AppContext } from '../appContext.ts'
import { problemOf, refuse } from '../http/refusal.ts'
import { serve } from '../http/serve.ts'
import { requireMember } from '../identity/authentication.ts'
import { Problem } from '../problem.ts'
import { FairQueue } from '../security/fairQueue.ts'
import { type FileStore, uploadStore } from './fileStore.ts'
import { redraw } from './redraw.ts'
import { PICTURE_SHAPES } from './shapes.ts'
import { storePicture } from './storePicture.ts'

const SENT_PER_MINUTE = 20
// Each may take some hundred megabytes while it is decoded, each that waits five.
const DRAWING = {
	atOnce: 2,
	waiting: 32,
	ofOwner: { waiting: 8, code: 'upload.tooMany' },
	retryAfter: 10,
} as const
const FOREVER = 'public, max-age=31536000, immutable'
// Opened on its own, a file does nothing and belongs to no site.
const FILE_POLICY = "default-src 'none'; sandbox"

/** Takes pictures and serves them. */
export function registerUploads(app: FastifyInstance, context: AppContext): void {
	const files = uploadStore(context.settings.DATA_DIR)
	takePictures(app, context, files)
	servePictures(app, files)
}

function takePictures(app: FastifyInstance, context: AppContext, files: FileStore) {
	const drawing = new FairQueue(DRAWING)
	// A scope of its own: nowhere else are bodies taken as they are.
	app.register(async (scope) => {
		scope.removeAllContentTypeParsers()
		scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: UPLOAD_MAX_BYTES }, (_request, body, done) =>
			done(null, body),
		)
		// A sender who is going to be refused does not send five megabytes first.
		scope.addHook('preParsing', async (request) => {
			const member = await requireMember(request, context)
			drawing.refuseIfFull(member.id)
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
				const member = await requireMember(request, context)
				if (!Buffer.isBuffer(body)) throw new Problem('upload.notPicture', 415)
				const picture = await drawing.run(member.id, () => redraw(body, PICTURE_SHAPES[query.purpose]))
				return storePicture(context.db, files, { memberId: member.id, picture, now: context.now() })
			},
			{ perMinute: SENT_PER_MINUTE, bodyLimit: UPLOAD_MAX_BYTES, idempotent: 'lease' },
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
