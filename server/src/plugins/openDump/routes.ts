import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { DUMP_SCHEMA_PATH, DUMPS_BASE, dumpsRoute } from 'shared-contract'
import type { AppContext } from '../../core/appContext.ts'
import { hasTag } from '../../core/http/entityTag.ts'
import { serve } from '../../core/http/serve.ts'
import { Problem } from '../../core/problem.ts'
import type { ByteRange } from '../../core/storage/objectStore.ts'
import { fileKey, readManifest } from './manifest.ts'
import { RECORD_NAMES, RECORDS } from './records.ts'
import { SQLITE_TABLES } from './sqliteTables.ts'

const FOREVER = 'public, max-age=31536000, immutable'
const FOR_AN_HOUR = 'public, max-age=3600'

/** What `/dumps/schema.json` says: JSON Schema of a line of each NDJSON file, and the SQL of the tables of the SQLite file. */
const SCHEMA_DOCUMENT = {
	$schema: 'https://json-schema.org/draft/2020-12/schema',
	title: 'The open dump of Niouka',
	$defs: Object.fromEntries(RECORD_NAMES.map((name) => [name, RECORDS[name].schema])),
	sqlite: SQLITE_TABLES,
}

interface FileParams {
	dump: string
	file: string
}

/** Routes of the list of dumps, their schema and their files. */
export function serveDumps(app: FastifyInstance, { storage }: AppContext): void {
	serve(app, dumpsRoute, async () => ({ dumps: await readManifest(storage) }), { cache: 'shared' })

	app.get(DUMP_SCHEMA_PATH, { schema: { hide: true } }, async (_request, reply) => {
		forEverybody(reply).header('cache-control', FOR_AN_HOUR).type('application/schema+json')
		return JSON.stringify(SCHEMA_DOCUMENT, null, '\t')
	})

	app.get<{ Params: FileParams }>(`${DUMPS_BASE}:dump/:file`, { schema: { hide: true } }, async (request, reply) => {
		const { params } = request
		const dump = (await readManifest(storage)).find(({ name }) => name === params.dump)
		const file = dump?.files.find(({ name }) => name === params.file)
		if (!dump || !file) throw new Problem('request.notFound', 404)
		const tag = `"${file.sha256}"`
		forEverybody(reply)
			.header('cache-control', FOREVER)
			.header('etag', tag)
			.header('accept-ranges', 'bytes')
			.header('content-disposition', `attachment; filename="niouka-${dump.name}-${file.name}"`)
		if (hasTag(request.headers['if-none-match'], tag)) return reply.code(304).send()
		const range = rangeOf(request, tag, file.bytes)
		if (range === 'impossible')
			return reply.code(416).header('content-range', `bytes */${file.bytes}`).header('cache-control', 'no-store').send()
		const content = await storage.read(fileKey(dump.name, file.name), range)
		if (!content) throw new Problem('request.notFound', 404)
		if (range) reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${file.bytes}`)
		return reply
			.header('content-length', range ? range.end - range.start + 1 : file.bytes)
			.type('application/gzip')
			.send(content)
	})
}

/** Pages of other sites may read it. */
function forEverybody(reply: FastifyReply): FastifyReply {
	return reply.header('access-control-allow-origin', '*').header('cross-origin-resource-policy', 'cross-origin')
}

/** The one range that a request asks for; undefined for the whole file, which also answers several ranges. */
function rangeOf({ headers }: FastifyRequest, tag: string, bytes: number): ByteRange | 'impossible' | undefined {
	if (headers['if-range'] !== undefined && headers['if-range'] !== tag) return undefined
	const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(headers.range ?? '') ?? []
	if (first === '' && last === '') return undefined
	const start = first === '' ? Math.max(0, bytes - Number(last)) : Number(first)
	const end = first === '' || last === '' ? bytes - 1 : Math.min(Number(last), bytes - 1)
	return start > end ? 'impossible' : { start, end }
}
