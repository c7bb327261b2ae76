import type { FastifyInstance } from 'fastify'
import {
	beginReleaseRoute,
	finishReleaseRoute,
	RELEASE_FILE_MAX_BYTES,
	sendReleaseFileRoute,
	sourceMapRoute,
} from 'shared-contract'
import type { AppContext } from '../../core/appContext.ts'
import { serve } from '../../core/http/serve.ts'
import { Problem } from '../../core/problem.ts'
import { readSummary } from '../overview.ts'
import { beginRelease } from '../publish/begin.ts'
import { finishRelease } from '../publish/finishRelease.ts'
import { storeFile } from '../publish/sendFile.ts'
import type { Releases } from '../releases.ts'
import { requireReleaserOf } from '../rights.ts'
import { readSourceMap } from '../sourceMaps.ts'

const BEGUN_PER_MINUTE = 30
// A release may have two thousand files, and several slices may be released at once.
const FILES_PER_MINUTE = 10_000
/** A list of two thousand files. */
const LIST_MAX_BYTES = 1024 * 1024
const BYTES = 'application/octet-stream'

/** The endpoints of an upload: begin with the manifest, send files, finish. And of the source maps among them. */
export function servePublishing(app: FastifyInstance, context: AppContext, { files, cache, places }: Releases): void {
	const { db, now } = context

	serve(
		app,
		beginReleaseRoute,
		async ({ params, body, request }) => {
			const actor = await requireReleaserOf(params.slice, request, context)
			return beginRelease(db, files, { of: params, manifest: body, actor, now: now() })
		},
		{ perMinute: BEGUN_PER_MINUTE, bodyLimit: LIST_MAX_BYTES, idempotent: 'lease' },
	)

	// A separate scope, because the parser of raw bodies must not apply to other routes.
	app.register(async (scope) => {
		scope.removeAllContentTypeParsers()
		scope.addContentTypeParser(
			BYTES,
			{ parseAs: 'buffer', bodyLimit: RELEASE_FILE_MAX_BYTES },
			(_request, body, done) => done(null, body),
		)
		// Refuses before the body is received.
		scope.addHook<{ Params: { slice: string } }>('preParsing', async (request) => {
			await requireReleaserOf(request.params.slice, request, context)
		})
		serve(
			scope,
			sendReleaseFileRoute,
			async ({ params, query, body }) => {
				if (!Buffer.isBuffer(body)) throw new Problem('request.type', 415)
				await storeFile(db, files, { of: params, path: query.path, bytes: body })
				return { done: true }
			},
			{ perMinute: FILES_PER_MINUTE, perMember: FILES_PER_MINUTE, bodyLimit: RELEASE_FILE_MAX_BYTES },
		)
	})

	serve(
		app,
		finishReleaseRoute,
		async ({ params, request }) => {
			const actor = await requireReleaserOf(params.slice, request, context)
			await finishRelease(db, files, { of: params, actor, now: now() })
			cache.clearVersions()
			return readSummary(db, params, now(), places)
		},
		{ perMinute: BEGUN_PER_MINUTE, idempotent: 'lease' },
	)

	serve(app, sourceMapRoute, async ({ params, query, request }) => {
		await requireReleaserOf(params.slice, request, context)
		const map = await readSourceMap(files, params, query.path)
		if (!map) throw new Problem('release.file.unknown', 404)
		return map
	})
}
