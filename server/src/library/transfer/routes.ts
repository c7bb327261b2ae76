import type { FastifyInstance, FastifyRequest } from 'fastify'
import {
	applyImportRoute,
	checkImportRoute,
	importRoute,
	importRowsRoute,
	importsRoute,
	LIST_FILE_MAX_BYTES,
	undoImportRoute,
} from 'shared-contract'
import { publishProgress } from '../../catalogue/public.ts'
import type { AppContext } from '../../core/appContext.ts'
import { problemOf, refuse } from '../../core/http/refusal.ts'
import { serve } from '../../core/http/serve.ts'
import { currentMember, requireMember, viewedMember } from '../../core/identity/authentication.ts'
import { Problem } from '../../core/problem.ts'
import { FairQueue } from '../../core/security/fairQueue.ts'
import { networkOf } from '../../core/security/networkOf.ts'
import { applyImport } from './applying/applyImport.ts'
import { undoImport } from './applying/undoImport.ts'
import { checkFile } from './checkFile.ts'
import { serveListExports } from './exporting/routes.ts'
import { readImport, readImports, readRows } from './readImports.ts'

const CHECKS_PER_MINUTE = 20
const APPLIED_PER_MINUTE = 20
// Memory: up to 100 MB per file in work, 20 MB per waiting file.
const READING = {
	atOnce: 1,
	waiting: 8,
	ofOwner: { waiting: 2, code: 'request.tooMany' },
	retryAfter: 10,
} as const

/** Serves imports and exports of lists. */
export function serveTransfer(app: FastifyInstance, context: AppContext): void {
	const { db, live, now } = context
	serveChecks(app, context)
	serveListExports(app, context)
	const readOwnImport = async (request: FastifyRequest, importId: string) =>
		readImport(db, importId, (await currentMember(request, context))?.id ?? null)

	serve(app, importRoute, async ({ params, request }) => ({ import: await readOwnImport(request, params.importId) }))

	serve(app, importRowsRoute, async ({ params, query, request }) => {
		const { id } = await readOwnImport(request, params.importId)
		return readRows(db, id, { ...query, pictures: context.pictures })
	})

	serve(app, importsRoute, async ({ request }) => {
		const member = await viewedMember(request, context)
		if (!member) throw new Problem('auth.required', 401)
		return { items: await readImports(db, member.id) }
	})

	for (const [route, work] of [
		[applyImportRoute, applyImport],
		[undoImportRoute, undoImport],
	] as const) {
		serve(
			app,
			route,
			async ({ params, request }) => {
				const { id: memberId } = await requireMember(request, context)
				await work(db, { memberId, importId: params.importId, now: now() })
				publishProgress(live, memberId)
				return { import: await readImport(db, params.importId, memberId) }
			},
			{ perMember: APPLIED_PER_MINUTE, idempotent: 'lease' },
		)
	}
}

function serveChecks(app: FastifyInstance, context: AppContext): void {
	const { db, now } = context
	const reading = new FairQueue(READING)
	const requester = async (request: FastifyRequest) => {
		const shown = await viewedMember(request, context)
		if (!shown) throw new Problem('auth.required', 401)
		const memberId = (await currentMember(request, context))?.id ?? null
		return { memberId, shownId: shown.id, owner: memberId ?? networkOf(request.ip) }
	}
	// Raw bodies are accepted only in this scope.
	app.register(async (scope) => {
		scope.removeAllContentTypeParsers()
		scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: LIST_FILE_MAX_BYTES }, (_request, body, done) =>
			done(null, body),
		)
		// Refuses before 20 MB are sent.
		scope.addHook('preParsing', async (request) => {
			reading.refuseIfFull((await requester(request)).owner)
		})
		scope.setErrorHandler((error, request, reply) =>
			refuse(
				problemOf(error).code === 'request.body.tooLarge' ? new Problem('transfer.file.tooLarge', 413) : error,
				request,
				reply,
			),
		)
		serve(
			scope,
			checkImportRoute,
			async ({ query, body, request }) => {
				const { memberId, shownId, owner } = await requester(request)
				if (!Buffer.isBuffer(body) || body.length === 0) throw new Problem('transfer.file.empty', 400)
				const { fileName, existing, scale } = query
				const id = await reading.run(owner, () =>
					checkFile(db, { memberId, shownId, file: body, fileName, existing, scale, now: now() }),
				)
				return { import: await readImport(db, id, memberId) }
			},
			{
				perMinute: CHECKS_PER_MINUTE,
				perMember: CHECKS_PER_MINUTE,
				bodyLimit: LIST_FILE_MAX_BYTES,
				idempotent: 'lease',
			},
		)
	})
}
