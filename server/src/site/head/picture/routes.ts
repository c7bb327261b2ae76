import type { FastifyInstance } from 'fastify'
import { DEFAULT_LOCALE } from 'shared-contract'
import type { AppContext } from '../../../core/appContext.ts'
import { urlLocale, urlTitleNames } from '../../../core/language/locale.ts'
import { Problem } from '../../../core/problem.ts'
import type { Painter } from './painter.ts'
import { isNamed, isWidget, PICTURE_KINDS, type PictureKind, readPictureSubject } from './pictureSubject.ts'

const FOR_A_WEEK = 'public, max-age=604800, stale-while-revalidate=2592000'
const FOR_AN_HOUR = 'public, max-age=3600'
/** What a member takes back is soon gone everywhere. */
const FOR_A_MINUTE = 'public, max-age=60'
const LARGEST_ID = 2_147_483_647
const FILE = /^([A-Za-z0-9]{1,32}|[0-9a-f-]{36}(?:-(?:19|20)\d\d(?:-tall)?)?)\.png$/

/** `/og/<kind>/<id>.png?v=<version>`: the preview picture of a link, as PNG because chats do not accept SVG. */
export function registerPictures(app: FastifyInstance, { db, pictures, now }: AppContext): void {
	// The renderer and its dependencies are loaded with the first picture.
	let painter: Promise<Painter> | undefined
	const painting = () => {
		painter ??= import('./painter.ts').then(({ Painter }) => new Painter())
		return painter
	}

	app.get<{ Params: { kind: string; file: string }; Querystring: { v?: string; zone?: unknown } }>(
		'/og/:kind/:file',
		{ schema: { hide: true }, config: { kind: 'page' } },
		async (request, reply) => {
			const kind = PICTURE_KINDS.find((known) => known === request.params.kind)
			const id = FILE.exec(request.params.file)?.[1]
			const isNumber = /^[1-9]\d{0,9}$/.test(id ?? '') && Number(id) <= LARGEST_ID
			if (!kind || !id || (!isWidget(kind) && isNamed(kind) === isNumber)) throw new Problem('request.notFound', 404)
			const { zone } = request.query
			const asked = {
				locale: urlLocale(request) ?? DEFAULT_LOCALE,
				names: urlTitleNames(request),
				zone: typeof zone === 'string' ? zone : undefined,
				pictures,
				now,
			}
			const subject = await readPictureSubject(db, kind, id, asked)
			if (!subject) throw new Problem('request.notFound', 404)
			const png = await (await painting()).paint(subject, () => app.chargeMore(request, 'painting'))
			return (
				reply
					.header('cache-control', keptFor(kind, request.query.v))
					// Other sites embed it.
					.header('cross-origin-resource-policy', 'cross-origin')
					.type('image/png')
					.send(png)
			)
		},
	)
}

function keptFor(kind: PictureKind, version: string | undefined): string {
	if (isWidget(kind)) return FOR_A_MINUTE
	return version === undefined ? FOR_AN_HOUR : FOR_A_WEEK
}
