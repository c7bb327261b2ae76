import { Readable } from 'node:stream'
import { createGzip } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import type { ExportFile, Kind } from 'shared-contract'
import type { AppContext } from '../../../core/appContext.ts'
import { listJson } from './listJson.ts'
import { malXml } from './malEntry.ts'
import { type ExportContent, serveExport } from './serveExport.ts'

type ListFile = Exclude<ExportFile, 'archive.zip'>

/** Serves the files of a member's lists. */
export function serveListExports(app: FastifyInstance, context: AppContext): void {
	const { db, now } = context
	const list =
		(kind: Kind): ExportContent =>
		({ id, username }) =>
			Readable.from(malXml(db, { memberId: id, username, kind }), { objectMode: false })
	const packed =
		(content: ExportContent): ExportContent =>
		async (member, request) => {
			const source = await content(member, request)
			return source.pipe(createGzip()).once('close', () => source.destroy())
		}

	const contents: Record<ListFile, [type: string, content: ExportContent]> = {
		'lists.json': [
			'application/json; charset=utf-8',
			({ id, username }) => Readable.from(listJson(db, { memberId: id, username, now: now() }), { objectMode: false }),
		],
		'mal-anime.xml': ['application/xml; charset=utf-8', list('anime')],
		'mal-manga.xml': ['application/xml; charset=utf-8', list('manga')],
		'mal-anime.xml.gz': ['application/gzip', packed(list('anime'))],
		'mal-manga.xml.gz': ['application/gzip', packed(list('manga'))],
	}

	for (const file of Object.keys(contents) as ListFile[]) {
		const [type, content] = contents[file]
		serveExport(app, context, { file, type, content })
	}
}
