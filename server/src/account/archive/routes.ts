import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../core/appContext.ts'
import { currentMember } from '../../core/identity/authentication.ts'
import { requireRecentProof } from '../../core/identity/recentProof.ts'
import { localeOf } from '../../core/language/locale.ts'
import { serveExport } from '../../library/public.ts'
import { archive } from './archive.ts'
import type { ArchivePart } from './archivePart.ts'

/** Serves the archive of a member. @param later the parts of the slices above this one. */
export function serveArchive(app: FastifyInstance, context: AppContext, later: readonly ArchivePart[]): void {
	const { db, storage, now } = context
	serveExport(app, context, {
		file: 'archive.zip',
		type: 'application/zip',
		content: async ({ id, username }, request) => {
			// It holds what the site shows nowhere at once: the e-mail address, messages, private lists.
			if (await currentMember(request, context)) await requireRecentProof(request, context)
			const linkedName = (await context.linkedAccount(db, id))?.name ?? null
			const asked = { memberId: id, username, linkedName, locale: localeOf(request), storage, now: now(), later }
			return archive(db, asked, (error) => request.log.error({ err: error }, 'writing an archive failed'))
		},
	})
}
