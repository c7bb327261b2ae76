import { sql } from 'kysely'
import { DRAFTED_FIELDS, DRAFTS_PER_DAY, type DraftedEntity, type DraftKind, type FieldChange } from 'shared-contract'
import { DAY_MS } from 'shared-contract/units'
import type { AppContext } from '../../core/appContext.ts'
import type { Database } from '../../core/database/schema.ts'
import { modelAccess } from '../../core/identity/age.ts'
import { Problem } from '../../core/problem.ts'
import type { EntityKey } from '../revision/editedFields.ts'

/** Named beside a text of Wikipedia, as its licence asks. */
const WIKIPEDIA = 'Wikipédia, CC BY-SA 4.0'

/** What a draft counts until its cost is known, tokens. */
const RESERVED: Record<DraftKind, number> = { model: 1500, wikipedia: 0 }

interface NewDraft {
	memberId: string
	entity: DraftedEntity
	id: number
	kind: DraftKind
	now: Date
	/** Tokens that the drafts of all members may take in a day. */
	tokensPerDay: number
}

/**
 * Reserves a draft for a member, before the model is asked, so that drafts that are asked for at once count too.
 *
 * @returns its id, for `storeDraft` or `dropDraft`.
 * @throws Problem 429 `draft.limit` above the limit of a member or the cost of a day.
 */
export async function reserveDraft(db: Database, draft: NewDraft): Promise<number> {
	const { memberId, entity, id, kind, now, tokensPerDay } = draft
	const dayAgo = new Date(now.getTime() - DAY_MS)
	const reserved = await db
		.insertInto('text_draft')
		.values({
			member_id: memberId,
			entity,
			entity_id: id,
			kind,
			source_url: null,
			asked_at: now,
			tokens: RESERVED[kind],
		})
		.returning('id')
		.executeTakeFirstOrThrow()
	const { own, tokens } = await db
		.selectFrom('text_draft')
		.where('asked_at', '>', dayAgo)
		.where('kind', '=', kind)
		.select(({ fn }) => [
			// Those that failed cost the site, and the member none of theirs.
			fn
				.countAll<number>()
				.filterWhere('member_id', '=', memberId)
				.filterWhere((eb) => eb.or([eb('text', '<>', ''), eb('tokens', '=', RESERVED[kind])]))
				.as('own'),
			fn.coalesce(fn.sum<number>('tokens'), sql<number>`0`).as('tokens'),
		])
		.executeTakeFirstOrThrow()
	if (Number(own) <= DRAFTS_PER_DAY && Number(tokens) - RESERVED[kind] < tokensPerDay) return reserved.id
	await dropDraft(db, reserved.id)
	throw new Problem('draft.limit', 429, { retryAfter: 3600 })
}

/** Stores the text of a reserved draft. */
export async function storeDraft(
	db: Database,
	id: number,
	draft: { text: string; sourceUrl: string | null; tokens: number },
): Promise<void> {
	const { text, sourceUrl, tokens } = draft
	await db.updateTable('text_draft').set({ text, source_url: sourceUrl, tokens }).where('id', '=', id).execute()
}

/** Forgets a reserved draft that did not come. */
export async function dropDraft(db: Database, id: number): Promise<void> {
	await db.deleteFrom('text_draft').where('id', '=', id).execute()
}

/** The lead section of the Portuguese Wikipedia about a title, as a source gave it. */
export async function wikipediaLead(db: Database, titleId: number): Promise<{ text: string; url: string } | undefined> {
	return db
		.selectFrom('synopsis_draft')
		.select(['text', 'url'])
		.where('title_id', '=', titleId)
		.where('locale', 'like', 'pt%')
		.where('url', 'is not', null)
		.$narrowType<{ url: string }>()
		.executeTakeFirst()
}

/** Where a member can get a draft of what they edit from. */
export async function draftKinds(
	context: AppContext,
	{ entity, id }: EntityKey,
	memberId: string,
): Promise<DraftKind[]> {
	if (!(entity in DRAFTED_FIELDS)) return []
	const hasModel = context.settings.DRAFT_TOKENS_PER_DAY > 0 && (await modelAccess(context, memberId)) === 'allowed'
	const lead = entity === 'title' && (await wikipediaLead(context.db, id))
	return [...(hasModel ? ['model' as const] : []), ...(lead ? ['wikipedia' as const] : [])]
}

interface DraftUse extends EntityKey {
	memberId: string
	changes: readonly FieldChange[]
}

/**
 * Checks the drafts that an edit is from.
 *
 * @returns the fields that a model drafted, and the article that the text is from.
 * @throws Problem 400 `draft.unread` for a draft that is unchanged and not confirmed, `request.invalid` for one of another member.
 */
export async function checkDrafts(db: Database, { entity, id, memberId, changes }: DraftUse) {
	const use: { drafted: string[]; sourceUrl: string | null } = { drafted: [], sourceUrl: null }
	for (const { field, to, draft, confirmed = false } of changes) {
		// Nothing of a draft is in an empty text.
		if (draft === undefined || to === '') continue
		const row = await db
			.selectFrom('text_draft')
			.selectAll()
			.where('id', '=', draft)
			.where('member_id', '=', memberId)
			.where('entity_id', '=', id)
			.executeTakeFirst()
		if (row?.entity !== entity || DRAFTED_FIELDS[row.entity] !== field || row.text === '')
			throw new Problem('request.invalid', 400, { fields: { [field]: 'request.invalid' } })
		if (to.trim() === row.text && !confirmed)
			throw new Problem('request.invalid', 400, { fields: { [field]: 'draft.unread' } })
		if (row.kind === 'model') use.drafted.push(field)
		use.sourceUrl = row.source_url
	}
	return use
}

/** Marks a revision, and the synopsis that it wrote, with where its texts are from. */
export async function markDrafted(
	db: Database,
	{ revision, titleId }: { revision: number; titleId: number },
	{ drafted, sourceUrl }: Awaited<ReturnType<typeof checkDrafts>>,
): Promise<void> {
	if (drafted.length > 0) await db.updateTable('revision').set({ drafted }).where('id', '=', revision).execute()
	if (sourceUrl === null) return
	await db
		.updateTable('title_synopsis')
		.set({ source_name: WIKIPEDIA, source_url: sourceUrl })
		.where('title_id', '=', titleId)
		.where('language', '=', 'pt-BR')
		.execute()
}
