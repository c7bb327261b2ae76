import type { FastifyInstance } from 'fastify'
import { UPLOAD_MAX_BYTES, UPLOADS_BASE, uploadRoute } from 'shared-contract'
import type { AppContext } from '../appContext.ts'
import { problemOf, refuse } from '../http/refusal.ts'
import { serve } from '../http/serve.ts'
import { requireMember } from '../identity/authentication.ts'
import { Problem } from '../problem.ts'
import { FairQueue } from '../security/fairQueue.ts'
import { FILE_POLICY } from './filePolicy.ts'
import { uploadKey } from './picture.ts'
import { reencode } from './reencode.ts'
import { PICTURE_SHAPES } from './shapes.ts'
import { storePicture } from './storePicture.ts'

const UPLOADS_PER_MINUTE = 20
// A decoded picture takes hundreds of megabytes, a waiting one five.
const ENCODING_LIMITS = {
	atOnce: 2,
	waiting: 32,
	ofOwner: { waiting: 8, code: 'upload.tooMany' },
	retryAfter: 10,
} as const
const FOREVER = 'public, max-age=31536000, immutable'

/** Registers the upload of pictures and the route of their files. */
export function registerUploads(app: FastifyInstance, context: AppContext): void {
	registerUpload(app, context)
	registerFiles(app, context)
}

function registerUpload(app: FastifyInstance, context: AppContext) {
	const encoding = new FairQueue(ENCODING_LIMITS)
	// A separate scope, because the parser of raw bodies must not apply to other routes.
	app.register(async (scope) => {
		scope.removeAllContentTypeParsers()
		scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: UPLOAD_MAX_BYTES }, (_request, body, done) =>
			done(null, body),
		)
		// Refuses before the body is received.
		scope.addHook('preParsing', async (request) => {
			const member = await requireMember(request, context)
			encoding.refuseIfFull(member.id)
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
				// The turn includes the storing, which holds a connection to the database.
				return encoding.run(member.id, async () => {
					const { purpose } = query
					const picture = await reencode(body, PICTURE_SHAPES[purpose])
					const { db, storage, now } = context
					return storePicture(db, storage, { memberId: member.id, purpose, picture, now: now() })
				})
			},
			{ perMinute: UPLOADS_PER_MINUTE, bodyLimit: UPLOAD_MAX_BYTES, idempotent: 'lease' },
		)
	})
}

function registerFiles(app: FastifyInstance, { storage }: AppContext) {
	app.get<{ Params: { file: string } }>(`${UPLOADS_BASE}:file`, { schema: { hide: true } }, async (request, reply) => {
		const [name, id] = /^([0-9a-f]{64})\.webp$/.exec(request.params.file) ?? []
		const bytes = id === undefined ? undefined : await storage.get(uploadKey(id))
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
