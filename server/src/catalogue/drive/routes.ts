import type { FastifyInstance, FastifyRequest } from 'fastify'
import { beginDriveRoute, type Drive, drivesRoute, endDriveRoute } from 'shared-contract'
import type { AppContext } from '../../core/appContext.ts'
import { serve } from '../../core/http/serve.ts'
import { requireMember } from '../../core/identity/authentication.ts'
import { Problem } from '../../core/problem.ts'
import { ReadCache, readVersion } from '../readCache.ts'
import { mayUndo } from '../revision/mayUndo.ts'
import { pageId } from '../titlePage/pageId.ts'
import { beginDrive, endDrive, readDrives } from './drives.ts'

/** Routes of drives, which moderators begin and end. */
export function serveDrives(app: FastifyInstance, context: AppContext): void {
	const { db, now } = context

	const cache = new ReadCache<{ items: Drive[]; version: number }>({ name: 'drives', db, now, size: 1 })
	const load = async () => ({ version: await readVersion(db), items: await readDrives(db, now()) })

	serve(app, drivesRoute, () => cache.read('all', load), { cache: 'shared' })

	serve(app, beginDriveRoute, async ({ body, request, context: { db } }) => {
		const memberId = await moderatorId(request)
		return { id: await beginDrive(db, { subject: body, memberId, now: now() }) }
	})

	serve(app, endDriveRoute, async ({ params, request }) => {
		await endDrive(db, pageId(params), await moderatorId(request), now())
		return { done: true }
	})

	async function moderatorId(request: FastifyRequest): Promise<string> {
		const member = await requireMember(request, context)
		if (!mayUndo(member)) throw new Problem('request.forbidden', 403)
		return member.id
	}
}
