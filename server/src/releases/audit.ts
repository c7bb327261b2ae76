import type { Audience, ReleaseAct, ReleaseAuditEntry, RouteAnswer, releaseAuditRoute } from 'shared-contract'
import type { Database } from '../core/database/schema.ts'
import { type Actor, actorColumns, presentActor } from './actor.ts'

const PAGE_SIZE = 20

/** An event of the audit log. */
export interface AuditEvent {
	actor: Actor
	act: ReleaseAct
	now: Date
	slice: string
	version?: string | undefined
	from?: string | null | undefined
	to?: Audience | undefined
	/** The label of a token. */
	label?: string | undefined
	/** The name of a feature flag. */
	flag?: string | undefined
	/** Of an automatic rollback: the failure rate and the highest allowed one, or those of a module that was slow. */
	judged?: { failing: number; allowed: number; module?: string; isSlow?: true } | undefined
}

/** Adds an event to the audit log. Call it in the transaction of the change. */
export async function logAuditEvent(db: Database, event: AuditEvent): Promise<void> {
	const { actor, act, now, slice, version, from, to, label, flag, judged } = event
	await db
		.insertInto('release_audit')
		.values({
			...actorColumns(actor),
			at: now,
			act,
			slice,
			version: version ?? null,
			from_version: from ?? null,
			audience: to ? JSON.stringify(to) : null,
			token_label: label ?? null,
			flag: flag ?? null,
			failing: judged?.failing ?? null,
			allowed: judged?.allowed ?? null,
			slow_module: (judged?.isSlow && judged.module) ?? null,
		})
		.execute()
}

interface AuditFilter {
	/** Default: all slices. */
	slice?: string | undefined
	before?: string | undefined
}

/** One page of the audit log, newest first. */
export async function listAuditEvents(
	db: Database,
	{ slice, before }: AuditFilter,
): Promise<RouteAnswer<typeof releaseAuditRoute>> {
	const all = db
		.selectFrom('release_audit as log')
		.$if(slice !== undefined, (query) => query.where('log.slice', '=', slice ?? ''))
	const [rows, { total }] = await Promise.all([
		all
			.leftJoin('member', 'member.id', 'log.member_id')
			.$if(before !== undefined, (query) => query.where('log.id', '<', Number(before)))
			.selectAll('log')
			.select('member.username')
			.orderBy('log.id', 'desc')
			.limit(PAGE_SIZE + 1)
			.execute(),
		all.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
	])
	const page = rows.slice(0, PAGE_SIZE)
	const last = rows.length > PAGE_SIZE ? page.at(-1) : undefined
	const items = page.map(
		(row): ReleaseAuditEntry => ({
			id: String(row.id),
			at: row.at.toISOString(),
			by: presentActor(row, row.username),
			act: row.act,
			slice: row.slice,
			version: row.version,
			from: row.from_version,
			to: row.audience,
			label: row.token_label,
			flag: row.flag,
			failing: row.failing,
			allowed: row.allowed,
			slow: row.slow_module,
		}),
	)
	return { items, next: last ? String(last.id) : null, total }
}
