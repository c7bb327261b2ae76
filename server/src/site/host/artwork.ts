import type { FastifyInstance } from 'fastify'
import { ARTWORK_KINDS, ARTWORK_WIDTHS, type ArtworkKind } from 'shared-contract'
import { lookUpSubject } from '../../catalogue/artworkSubject.ts'
import type { AppContext } from '../../core/appContext.ts'
import type { Database } from '../../core/database/schema.ts'
import { Problem } from '../../core/problem.ts'
import { drawnLimit, PictureCache } from '../../core/remotePicture/pictureCache.ts'
import { networkOf } from '../../core/security/networkOf.ts'
import { avatarSubject, isMemberPictureId } from '../artwork/avatarSubject.ts'
import { bannerSubject } from '../artwork/bannerSubject.ts'
import type { ArtworkSubject } from '../artwork/index.ts'
import { localizeSubject } from '../artwork/subject.ts'
import { DrawnPictures } from './drawnPictures.ts'

const ID_MAX_LENGTH = 40
const FILE = /^([0-9a-f-]+)(?:\.(\d+)\.webp|\.svg)$/
const FOR_EVER = 'public, max-age=31536000, immutable'
const FOR_MINUTES = 'public, max-age=300'

/**
 * `/art/<kind>/<id>.svg?v=<version>` and `/art/<kind>/<id>.<width>.webp?v=<version>`, for posters also with `&hl=ja`: artwork
 * that is drawn from an entity's data. The id of a title's second drawing is `<id>-2`. Only the
 * current version is cached as immutable: a stale page must not cache an old picture under a future version.
 */
export function registerArtwork(app: FastifyInstance, { db, settings, storage, now }: AppContext): void {
	const cache = new PictureCache(storage, drawnLimit(settings), now)
	const drawn = new DrawnPictures(cache, (error) => app.log.error({ err: error }, 'a drawn picture was not stored'))

	app.get<{ Params: { kind: string; file: string }; Querystring: { v?: string; hl?: unknown } }>(
		'/art/:kind/:file',
		{ schema: { hide: true } },
		async (request, reply) => {
			const { kind, file } = request.params
			const [, id, pixels] = FILE.exec(file) ?? []
			const width = ARTWORK_WIDTHS.find((known) => String(known) === pixels)
			if (!isKind(kind) || id === undefined || id.length > ID_MAX_LENGTH) throw new Problem('request.notFound', 404)
			if (pixels !== undefined && width === undefined) throw new Problem('request.notFound', 404)
			const found = await findSubject(db, kind, id)
			if (!found) throw new Problem('request.notFound', 404)
			const { version } = found
			const subject = localizeSubject(request.query.hl, found.subject)
			const isCurrent = version !== null && request.query.v === version
			const asked = {
				owner: networkOf(request.ip),
				onWork: (work: 'drawing' | 'encoding', times?: number) => app.chargeMore(request, work, times),
			}
			const picture = width === undefined ? await drawn.svg(subject, asked) : await drawn.webp(subject, width, asked)
			return reply
				.header('cache-control', isCurrent ? FOR_EVER : FOR_MINUTES)
				.type(width === undefined ? 'image/svg+xml; charset=utf-8' : 'image/webp')
				.send(picture)
		},
	)
}

interface Found {
	subject: ArtworkSubject
	version: string | null
}

async function findSubject(db: Database, kind: ArtworkKind, id: string): Promise<Found | undefined> {
	if (kind === 'avatar') return unversioned(await avatarSubject(db, id))
	if (kind === 'banner' && isMemberPictureId(id)) return unversioned(bannerSubject(id))
	// Further drawings of a title, such as `1-2`, have scenes of their own.
	const titleId = kind === 'poster' || kind === 'banner' ? /^(\d+)-[2-9]$/.exec(id)?.[1] : undefined
	const found = await lookUpSubject(db, kind, Number(titleId ?? id))
	if (!found) return undefined
	const { version, ...subject } = found
	return { subject: { ...subject, kind, id }, version }
}

function unversioned(subject: ArtworkSubject | undefined): Found | undefined {
	return subject && { subject, version: null }
}

function isKind(kind: string): kind is ArtworkKind {
	return ARTWORK_KINDS.some((known) => known === kind)
}
