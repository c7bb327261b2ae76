import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { type ErrorCode, KINDS, type Kind, route } from 'shared-contract'
import { object, unknown } from 'shared-contract/schema'
import { publishProgress } from '../../catalogue/public.ts'
import type { AppContext } from '../../core/appContext.ts'
import type { Database } from '../../core/database/schema.ts'
import { serve } from '../../core/http/serve.ts'
import { requireMember } from '../../core/identity/authentication.ts'
import { Problem } from '../../core/problem.ts'
import { changeEntry, removeEntry } from '../../library/public.ts'
import { ownStatusJson, presentStatus, type StatusRow } from './listStatus.ts'
import { titleOfMalId } from './node.ts'
import { readStatusForm, StatusForm } from './statusForm.ts'
import { MalId } from './titleRoutes.ts'
import { LIST_FIELDS } from './words.ts'

const CHANGES_PER_MINUTE = 240
const CHANGE = { access: 'list:write', perMember: CHANGES_PER_MINUTE } as const

/** Changes and removals of entries. PATCH and PUT are the same: what a form does not name stays. */
export function serveStatuses(app: FastifyInstance, context: AppContext): void {
	const { db, live, now, pictures } = context
	for (const kind of KINDS) {
		for (const method of ['PATCH', 'PUT'] as const) {
			serve(
				app,
				changeRoute(method, kind),
				async ({ params, body, request }) => {
					const { id: memberId } = await requireMember(request, context)
					const titleId = await listedTitle(db, kind, params.id)
					const before = await readStatus(db, memberId, titleId)
					const { change, timesOver } = readStatusForm(kind, body, before?.status)
					const entry = { memberId, titleId: String(titleId), change, timesOver, now: now(), pictures }
					await changeEntry(db, entry).catch((error: unknown) => {
						throw withNamesOf(kind, error)
					})
					publishProgress(live, memberId)
					const after = await readStatus(db, memberId, titleId)
					if (!after) throw new Problem('request.notFound', 404)
					return presentStatus(kind, after)
				},
				CHANGE,
			)
		}

		serve(
			app,
			removeRoute(kind),
			async ({ params, request }) => {
				const { id: memberId } = await requireMember(request, context)
				const titleId = await listedTitle(db, kind, params.id)
				if (!(await removeEntry(db, { memberId, titleId, now: now() }))) throw new Problem('request.notFound', 404)
				return []
			},
			CHANGE,
		)
	}
}

async function listedTitle(db: Database, kind: Kind, malId: string): Promise<number> {
	const titleId = await titleOfMalId(db, kind, malId)
	if (titleId === undefined) throw new Problem('request.notFound', 404)
	return titleId
}

async function readStatus(db: Database, memberId: string, titleId: number): Promise<StatusRow | null> {
	const { rows } = await sql<{ status: StatusRow | null }>`
		select ${ownStatusJson(memberId)} as status from title t where t.id = ${titleId}`.execute(db)
	return rows[0]?.status ?? null
}

/** The same refusal with MyAnimeList's names of the fields. */
function withNamesOf(kind: Kind, error: unknown): unknown {
	if (!(error instanceof Problem) || !error.fields) return error
	const names: Readonly<Record<string, string>> = {
		progress: LIST_FIELDS[kind].sentProgress,
		volumes: 'num_volumes_read',
		startedOn: 'start_date',
		finishedOn: 'finish_date',
		notes: 'comments',
	}
	const fields: Record<string, ErrorCode> = {}
	for (const [field, code] of Object.entries(error.fields)) fields[names[field] ?? field] = code
	return new Problem(error.code, error.statusCode, { fields })
}

const params = object({ id: MalId })

const changeRoute = (method: 'PATCH' | 'PUT', kind: Kind) =>
	route(method, `/mal/v2/${kind}/:id/my_list_status`, {
		summary: `Changes the entry of one ${kind} on the member's list; it is made where there is none`,
		tag: 'account',
		params,
		body: StatusForm,
		answer: unknown(),
	})

const removeRoute = (kind: Kind) =>
	route('DELETE', `/mal/v2/${kind}/:id/my_list_status`, {
		summary: `Takes one ${kind} off the member's list`,
		tag: 'account',
		params,
		answer: unknown(),
	})
