import type { FastifyInstance } from 'fastify'
import type { ProcessContext } from '../../core/appContext.ts'
import { Problem } from '../../core/problem.ts'
import { copiesLimit, PictureCache } from '../../core/remotePicture/pictureCache.ts'
import { PICTURE_WIDTHS } from '../../core/remotePicture/pictures.ts'
import { PictureUnavailable } from '../../core/remotePicture/pictureUnavailable.ts'
import { FILE_POLICY } from '../../core/upload/filePolicy.ts'
import { PictureProxy } from './pictureProxy.ts'
import { PICTURES_BASE, SignedPictures } from './signedPictures.ts'

const FOR_A_WEEK = 'public, max-age=604800'

/** `/pictures/<width>/<signature>/<address>`, a picture of another site. */
export function servePictureProxy(app: FastifyInstance, context: ProcessContext): void {
	const { pictures, settings, storage, now, dial } = context
	if (!(pictures instanceof SignedPictures)) return
	const cache = new PictureCache(storage, copiesLimit(settings), now)
	const proxy = new PictureProxy({ cache, log: app.log, dial })

	app.get<{ Params: { width: string; signature: string; '*': string } }>(
		`${PICTURES_BASE}:width/:signature/*`,
		{ schema: { hide: true } },
		async ({ params }, reply) => {
			const width = PICTURE_WIDTHS.find((known) => String(known) === params.width)
			const remote = pictures.remoteOf(params.signature, params['*'])
			if (width === undefined || remote === undefined) throw new Problem('request.notFound', 404)
			try {
				const bytes = await proxy.read(remote, width)
				return reply
					.header('cache-control', FOR_A_WEEK)
					.header('content-security-policy', FILE_POLICY)
					.header('content-disposition', 'inline; filename="picture.webp"')
					.type('image/webp')
					.send(bytes)
			} catch (error) {
				// The page then shows the drawn artwork.
				if (error instanceof PictureUnavailable) throw new Problem('request.notFound', 404)
				throw error
			}
		},
	)
}
