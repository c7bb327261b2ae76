import type { FastifyInstance } from 'fastify'
import { LRUCache } from 'lru-cache'
import { ARTWORK_KINDS, type ArtworkKind } from 'shared-contract'
import { lookUpSubject } from '../../catalogue/artworkSubject.ts'
import type { AppContext } from '../../core/appContext.ts'
import type { Database } from '../../core/database/schema.ts'
import { Problem } from '../../core/problem.ts'
import { avatarSubject, isMemberPictureId } from '../artwork/avatarSubject.ts'
import { bannerSubject } from '../artwork/bannerSubject.ts'
import type { ArtworkSubject } from '../artwork/index.ts'
import { localizeSubject } from '../artwork/subject.ts'

/** Of about 13 KB each. Drawing one takes the main thread some 20 ms. */
const KEPT = 2000
const ID_MAX_LENGTH = 40
const FOR_EVER = 'public, max-age=31536000, immutable'
const FOR_MINUTES = 'public, max-age=300'

// Fonts and their parser are loaded with the first picture: they take a tenth of the start-up time.
const drawing = () => import('../artwork/index.ts')

/**
 * `/art/<kind>/<id>.svg?v=<version>`, for posters also with `&hl=ja`: artwork that is drawn from an entity's data. The id of
 * a title's second drawing is `<id>-2`. Only the
 * current version is cached as immutable: a stale page must not cache an old picture under a future version.
 */
export function registerArtwork(app: FastifyInstance, { db }: AppContext): void {
	const drawn = new LRUCache<string, string>({ max: KEPT })

	app.get<{ Params: { kind: string; file: string }; Querystring: { v?: string; hl?: unknown } }>(
		'/art/:kind/:file',
		{ schema: { hide: true } },
		async (request, reply) => {
			const { kind, file } = request.params
			const id = /^([0-9a-f-]+)\.svg$/.exec(file)?.[1]
			if (!isKind(kind) || id === undefined || id.length > ID_MAX_LENGTH) throw new Problem('request.notFound', 404)
			const found = await findSubject(db, kind, id)
			if (!found) throw new Problem('request.notFound', 404)
			const { version } = found
			const subject = localizeSubject(request.query.hl, found.subject)
			const isCurrent = version !== null && request.query.v === version
			// Drawn again only if its data changed.
			const { drawArtwork } = await drawing()
			const key = JSON.stringify(subject)
			let svg = drawn.get(key)
			if (svg === undefined) {
				app.chargeMore(request, 'drawing')
				svg = drawArtwork(subject)
				drawn.set(key, svg)
			}
			return reply
				.header('cache-control', isCurrent ? FOR_EVER : FOR_MINUTES)
				.type('image/svg+xml; charset=utf-8')
				.send(svg)
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
