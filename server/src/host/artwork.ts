import type { FastifyInstance } from 'fastify'
import { ARTWORK_KINDS, type ArtworkKind } from 'shared-contract'
import { avatarSubject, isMemberPictureId } from '../account/avatarSubject.ts'
import { bannerSubject } from '../account/bannerSubject.ts'
import { Problem } from '../api/problem.ts'
import type { ArtworkSubject } from '../artwork/index.ts'
import { lookUpSubject } from '../catalogue/artworkSubject.ts'
import type { Database } from '../database/schema.ts'
import type { Parts } from '../parts.ts'
import { RecentlyUsed } from './recentlyUsed.ts'

const KEPT = 500
const ID_MAX_LENGTH = 40
const FOR_A_DAY = 'public, max-age=86400, stale-while-revalidate=604800'

// Typefaces and their reader are a tenth of the time that a start takes: they come with the first picture.
const drawing = () => import('../artwork/index.ts')

/** `/art/<kind>/<id>.svg`: the picture that stands for something, drawn from what the database knows of it. */
export function registerArtwork(app: FastifyInstance, { db }: Parts): void {
	const drawn = new RecentlyUsed<string>(KEPT)

	app.get<{ Params: { kind: string; file: string } }>(
		'/art/:kind/:file',
		{ schema: { hide: true } },
		async (request, reply) => {
			const { kind, file } = request.params
			const id = /^([0-9a-f-]+)\.svg$/.exec(file)?.[1]
			if (!isKind(kind) || id === undefined || id.length > ID_MAX_LENGTH) throw new Problem('request.notFound', 404)
			const subject = await subjectOf(db, kind, id)
			if (!subject) throw new Problem('request.notFound', 404)
			// Drawn again only when what it shows has changed.
			const { drawArtwork } = await drawing()
			const svg = drawn.get(JSON.stringify(subject), () => drawArtwork(subject))
			return reply.header('cache-control', FOR_A_DAY).type('image/svg+xml; charset=utf-8').send(svg)
		},
	)
}

async function subjectOf(db: Database, kind: ArtworkKind, id: string): Promise<ArtworkSubject | undefined> {
	if (kind === 'avatar') return avatarSubject(db, id)
	if (kind === 'banner' && isMemberPictureId(id)) return bannerSubject(id)
	const subject = await lookUpSubject(db, kind, Number(id))
	return subject && { ...subject, kind, id }
}

function isKind(kind: string): kind is ArtworkKind {
	return ARTWORK_KINDS.some((known) => known === kind)
}
