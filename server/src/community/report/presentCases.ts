import { sql } from 'kysely'
import { CLAIM_MS, type Claim, type ModeratedKind, type ModerationCase, type ShownContent } from 'shared-contract'
import type { AppContext } from '../../core/appContext.ts'
import { groupBy } from '../../core/groupBy.ts'
import { toAuthor } from '../comment/present.ts'
import { isComment } from './content/comment.ts'
import type { FoundContent } from './content/content.ts'
import { KINDS } from './content/kinds.ts'
import { hasOtherModerator, type LockedCase } from './moderationCase.ts'
import { openCommentReports, openReports } from './openReports.ts'
import { evidenceOf, presentContent } from './presentCase.ts'
import type { QueueRow } from './queue.ts'

const NONE = { reports: [], reported: [] }

/** What was reported before a case was hidden. */
const REPORTED = sql<ShownContent | null>`(select r.content from report r where r.case_id = moderation_case.id
	and r.created_at <= moderation_case.hidden_at order by r.created_at desc, r.id desc limit 1)`.as('reported')

/** The cases of a page of the queue, in its order. */
export async function presentCases(
	context: AppContext,
	rows: readonly QueueRow[],
	moderatorId: string,
): Promise<ModerationCase[]> {
	const { db } = context
	const caseIds = rows.flatMap(({ case_id }) => case_id ?? [])
	const [contents, ofComments, ofCases, cases, isAlone] = await Promise.all([
		readContents(context, rows),
		openCommentReports(
			db,
			rows.flatMap(({ kind, content_id }) => (isComment(kind) ? [Number(content_id)] : [])),
		),
		openReports(db, caseIds),
		caseIds.length === 0
			? []
			: db.selectFrom('moderation_case').where('id', 'in', caseIds).selectAll().select(REPORTED).execute(),
		hasOtherModerator(db, [moderatorId]).then((hasOther) => !hasOther),
	])
	const caseOf = new Map(cases.map((one) => [one.id, one]))
	return rows.flatMap((row): ModerationCase[] => {
		const content = contents.get(row.kind)?.get(row.content_id)
		if (!content) return []
		const one = caseOf.get(row.case_id ?? 0)
		const open = (isComment(row.kind) ? ofComments.get(Number(row.content_id)) : ofCases.get(row.case_id ?? 0)) ?? NONE
		const appeal = appealOf(one, { moderatorId, isAlone })
		const former = (appeal && one?.former) ?? null
		const evidence = evidenceOf({ content, former, reported: one?.reported ?? null, open })
		return [
			{
				content: presentContent(evidence.content, moderatorId),
				reports: open.reports,
				before: evidence.before,
				total: row.reports,
				claim: claimOf(row, moderatorId),
				appeal,
			},
		]
	})
}

/** The contents of some cases, by kind and id. */
export async function readContents(
	context: AppContext,
	cases: readonly { kind: ModeratedKind; content_id: string }[],
): Promise<Map<ModeratedKind, Map<string, FoundContent>>> {
	const kinds = [...groupBy(cases, ({ kind }) => kind)]
	return new Map(
		await Promise.all(
			kinds.map(async ([kind, of]): Promise<[ModeratedKind, Map<string, FoundContent>]> => {
				const ids = [...new Set(of.map(({ content_id }) => content_id))]
				return [kind, await KINDS[kind].read(context, ids)]
			}),
		),
	)
}

function claimOf(row: QueueRow, moderatorId: string): Claim | null {
	const by = toAuthor(row)
	if (!by || !row.claimed_at) return null
	const until = new Date(row.claimed_at.getTime() + CLAIM_MS)
	return { by, isOwn: by.id === moderatorId, since: row.claimed_at.toISOString(), until: until.toISOString() }
}

function appealOf(
	one: LockedCase | undefined,
	{ moderatorId, isAlone }: { moderatorId: string; isAlone: boolean },
): ModerationCase['appeal'] {
	if (one?.appeal_state !== 'waiting' || one.appeal === null || one.appealed_at === null) return null
	return {
		text: one.appeal,
		createdAt: one.appealed_at.toISOString(),
		rule: one.rule,
		reason: one.reason,
		mayDecide: one.hidden_by !== moderatorId || isAlone,
	}
}
