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
import { Problem } from '../../api/problem.ts'
import { problemOf, refuse } from '../../api/refusal.ts'
import { serve } from '../../api/serve.ts'
import type { Parts } from '../../parts.ts'
import { FairQueue } from '../../security/fairQueue.ts'
import { networkOf } from '../../security/networkOf.ts'
import { memberAsking, memberShown, requireMember } from '../authentication.ts'
import { applyImport } from './applying/applyImport.ts'
import { undoImport } from './applying/undoImport.ts'
import { checkFile } from './checkFile.ts'
import { serveExports } from './exporting/routes.ts'
import { readImport, readImports, readRows } from './readImports.ts'

const CHECKS_PER_MINUTE = 20
const APPLIED_PER_MINUTE = 20
// Each may take a hundred megabytes while it is read, each that waits twenty.
const READING = {
	atOnce: 1,
	waiting: 8,
	ofOwner: { waiting: 2, code: 'request.tooMany' },
	retryAfter: 10,
} as const

/** Lists that come from elsewhere, and those that are taken along. */
export function serveTransfer(app: FastifyInstance, parts: Parts): void {
	const { db, now } = parts
	serveChecks(app, parts)
	serveExports(app, parts)
	const readable = async (request: FastifyRequest, importId: string) =>
		readImport(db, importId, (await memberAsking(request, parts))?.id ?? null)

	serve(app, importRoute, async ({ params, request }) => ({ import: await readable(request, params.importId) }))

	serve(app, importRowsRoute, async ({ params, query, request }) => {
		const { id } = await readable(request, params.importId)
		return readRows(db, id, { ...query, pictures: parts.settings })
	})

	serve(app, importsRoute, async ({ request }) => {
		const member = await memberShown(request, parts)
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
				const { id: memberId } = await requireMember(request, parts)
				await work(db, { memberId, importId: params.importId, now: now() })
				return { import: await readImport(db, params.importId, memberId) }
			},
			{ perMember: APPLIED_PER_MINUTE, idempotent: 'lease' },
		)
	}
}

function serveChecks(app: FastifyInstance, parts: Parts): void {
	const { db, now } = parts
	const reading = new FairQueue(READING)
	const whose = async (request: FastifyRequest) => {
		const shown = await memberShown(request, parts)
		if (!shown) throw new Problem('auth.required', 401)
		const memberId = (await memberAsking(request, parts))?.id ?? null
		return { memberId, shownId: shown.id, owner: memberId ?? networkOf(request.ip) }
	}
	// A scope of its own: nowhere else are bodies taken as they are.
	app.register(async (scope) => {
		scope.removeAllContentTypeParsers()
		scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: LIST_FILE_MAX_BYTES }, (_request, body, done) =>
			done(null, body),
		)
		// A sender who is going to be refused does not send twenty megabytes first.
		scope.addHook('preParsing', async (request) => {
			reading.refuseWhereFull((await whose(request)).owner)
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
				const { memberId, shownId, owner } = await whose(request)
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
