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
import { letteredIn } from '../artwork/subject.ts'

const KEPT = 500
const ID_MAX_LENGTH = 40
const FOR_EVER = 'public, max-age=31536000, immutable'
const FOR_MINUTES = 'public, max-age=300'

// Typefaces and their reader are a tenth of the time that a start takes: they come with the first picture.
const drawing = () => import('../artwork/index.ts')

/**
 * `/art/<kind>/<id>.svg?v=<version>`, of posters also with `&hl=ja`: the picture that stands for something, drawn from what the
 * database knows of it. Only the current version is kept for ever: a page that is a moment old must not fix a picture under
 * an address that is to come.
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
			const subject = letteredIn(request.query.hl, found.subject)
			const isCurrent = version !== null && request.query.v === version
			// Drawn again only when what it shows has changed.
			const { drawArtwork } = await drawing()
			const key = JSON.stringify(subject)
			const svg = drawn.get(key) ?? drawArtwork(subject)
			drawn.set(key, svg)
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
	const found = await lookUpSubject(db, kind, Number(id))
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
