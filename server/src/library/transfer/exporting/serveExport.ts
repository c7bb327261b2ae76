import type { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type ExportFile, exportPath, type Member } from 'shared-contract'
import type { AppContext } from '../../../core/appContext.ts'
import { viewedMember } from '../../../core/identity/authentication.ts'
import { Problem } from '../../../core/problem.ts'

const EXPORTS_PER_MINUTE = 30

export type ExportContent = (member: Member, request: FastifyRequest) => Promise<Readable> | Readable

/** Serves an export of a member as a stream. */
export function serveExport(
	app: FastifyInstance,
	context: AppContext,
	{ file, type, content }: { file: ExportFile; type: string; content: ExportContent },
): void {
	const config = { rateLimit: { max: EXPORTS_PER_MINUTE } }
	app.get(exportPath(file), { schema: { hide: true }, config }, async (request, reply) => {
		const member = await viewedMember(request, context)
		if (!member) throw new Problem('auth.required', 401)
		return sendAs(reply, { file, type }).send(await content(member, request))
	})
}

function sendAs(reply: FastifyReply, { file, type }: { file: ExportFile; type: string }): FastifyReply {
	return reply
		.header('cache-control', 'private, no-store')
		.header('content-disposition', `attachment; filename="niouka-${file}"`)
		.header('x-content-type-options', 'nosniff')
		.type(type)
}
