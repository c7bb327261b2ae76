import type { FastifyInstance } from 'fastify'
import { type RawBuilder, sql } from 'kysely'
import { KINDS, type Kind, route } from 'shared-contract'
import { object, oneOf, optional, string, unknown } from 'shared-contract/schema'
import type { Catalogue } from '../../catalogue/public.ts'
import type { AppContext } from '../../core/appContext.ts'
import { serve } from '../../core/http/serve.ts'
import { visibleEntries } from '../../library/public.ts'
import { presentStatus, type StatusRow, statusesOf, statusJson } from './listStatus.ts'
import { HAS_MAL_ID, type NodeRow, nodeColumns, presentNode } from './node.ts'
import { pageOf, pageQuery, presentPage } from './page.ts'
import { ownerOf, titleQuery } from './reader.ts'
import { SHOWN_NAME } from './titleFields.ts'
import { LIST_STATUSES } from './words.ts'

const LIST_LIMIT = 1000

type Sort = 'score' | 'updated' | 'title' | 'started' | 'id'

const ORDERS: Readonly<Record<Sort, RawBuilder<unknown>>> = {
	score: sql`v.exact desc nulls last, t.id`,
	updated: sql`e.changed_at desc, t.id desc`,
	title: sql`lower(${SHOWN_NAME}) collate "C", t.id`,
	started: sql`t.started desc nulls last, t.id`,
	id: sql`t.id`,
}

const sortsOf = (kind: Kind): Readonly<Record<string, Sort>> => ({
	list_score: 'score',
	list_updated_at: 'updated',
	[`${kind}_title`]: 'title',
	[`${kind}_start_date`]: 'started',
	[`${kind}_id`]: 'id',
})

type EntryNodeRow = NodeRow & { entry: StatusRow }

/** Members' lists, with the privacy of their profiles; only owners read private entries and notes. */
export function serveLists(app: FastifyInstance, context: AppContext, catalogue: Catalogue): void {
	for (const kind of KINDS) {
		serve(
			app,
			listRoute(kind),
			async ({ params, query, request }) => {
				const { status, sort = 'list_updated_at' } = query
				const page = pageOf(query)
				const owner = await ownerOf(request, context, params.name)
				const asked = await titleQuery(request, { context, catalogue, kind, ...query })
				const listed = status === undefined ? sql`` : sql`and e.status = any(${statusesOf(kind, status)}::text[])`
				const { rows } = await sql<EntryNodeRow>`
					select ${nodeColumns(asked)}, ${statusJson(owner.isOwn)} as entry
					${visibleEntries(owner)} and t.kind = ${kind} and ${HAS_MAL_ID[kind]} ${listed}
					order by ${ORDERS[sortsOf(kind)[sort] ?? 'updated']}
					limit ${page.limit + 1} offset ${page.offset}`.execute(context.db)
				const statusFields = asked.fields.get('list_status')
				const present = (row: EntryNodeRow) => ({
					node: presentNode(row, asked),
					...(statusFields ? { list_status: presentStatus(kind, row.entry, statusFields) } : {}),
				})
				return presentPage(rows, present, { request, ...asked, page })
			},
			{ access: 'anybody', kind: 'listing' },
		)
	}
}

const listRoute = (kind: Kind) =>
	route('GET', `/mal/v2/users/:name/${kind}list`, {
		summary: `The ${kind} on a member's list`,
		tag: 'account',
		params: object({ name: string({ minLength: 1, maxLength: 100 }) }),
		query: object({
			status: optional(oneOf([...new Set(Object.values(LIST_STATUSES[kind]))])),
			sort: optional(oneOf(Object.keys(sortsOf(kind)))),
			...pageQuery(LIST_LIMIT),
		}),
		answer: unknown(),
	})
