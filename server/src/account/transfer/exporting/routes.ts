import { Readable } from 'node:stream'
import { createGzip } from 'node:zlib'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type ExportFile, exportPath, type Member } from 'shared-contract'
import type { AppContext } from '../../../core/appContext.ts'
import { currentMember, viewedMember } from '../../../core/identity/authentication.ts'
import { requireRecentProof } from '../../../core/identity/recentProof.ts'
import { localeOf } from '../../../core/language/locale.ts'
import { Problem } from '../../../core/problem.ts'
import { archive } from './archive.ts'
import { listJson } from './listJson.ts'
import { malXml } from './malEntry.ts'

const EXPORTS_PER_MINUTE = 30

type Content = (member: Member, request: FastifyRequest) => Promise<Readable> | Readable

/** Serves a member's exports as streams. */
export function serveExports(app: FastifyInstance, context: AppContext): void {
	const { db, storage, now } = context
	const list =
		(kind: 'anime' | 'manga'): Content =>
		({ id, username }) =>
			Readable.from(malXml(db, { memberId: id, username, kind }), { objectMode: false })
	const packed =
		(content: Content): Content =>
		async (member, request) => {
			const source = await content(member, request)
			return source.pipe(createGzip()).once('close', () => source.destroy())
		}

	const contents: Record<ExportFile, [type: string, content: Content]> = {
		'archive.zip': [
			'application/zip',
			({ id, username }, request) =>
				archive(db, { memberId: id, username, locale: localeOf(request), storage, now: now() }, (error) =>
					request.log.error({ err: error }, 'writing an archive failed'),
				),
		],
		'lists.json': [
			'application/json; charset=utf-8',
			({ id, username }) => Readable.from(listJson(db, { memberId: id, username, now: now() }), { objectMode: false }),
		],
		'mal-anime.xml': ['application/xml; charset=utf-8', list('anime')],
		'mal-manga.xml': ['application/xml; charset=utf-8', list('manga')],
		'mal-anime.xml.gz': ['application/gzip', packed(list('anime'))],
		'mal-manga.xml.gz': ['application/gzip', packed(list('manga'))],
	}

	for (const file of Object.keys(contents) as ExportFile[]) {
		const [type, content] = contents[file]
		const config = { rateLimit: { max: EXPORTS_PER_MINUTE } }
		app.get(exportPath(file), { schema: { hide: true }, config }, async (request, reply) => {
			const member = await viewedMember(request, context)
			if (!member) throw new Problem('auth.required', 401)
			// It holds what the site shows nowhere at once: the e-mail address, messages, private lists.
			if (file === 'archive.zip' && (await currentMember(request, context))) await requireRecentProof(request, context)
			return sendAs(reply, { file, type }).send(await content(member, request))
		})
	}
}

function sendAs(reply: FastifyReply, { file, type }: { file: ExportFile; type: string }): FastifyReply {
	return reply
		.header('cache-control', 'private, no-store')
		.header('content-disposition', `attachment; filename="niouka-${file}"`)
		.header('x-content-type-options', 'nosniff')
		.type(type)
}
