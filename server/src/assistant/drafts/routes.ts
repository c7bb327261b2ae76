import type { FastifyInstance } from 'fastify'
import { DRAFTED_FIELDS, type DraftedEntity, textDraftRoute, validateLine, validateText } from 'shared-contract'
import { type Catalogue, dropDraft, pageId, reserveDraft, storeDraft, wikipediaLead } from '../../catalogue/public.ts'
import type { AppContext } from '../../core/appContext.ts'
import { serve } from '../../core/http/serve.ts'
import { modelAccess } from '../../core/identity/age.ts'
import { requireMember } from '../../core/identity/authentication.ts'
import { Problem } from '../../core/problem.ts'
import { failureLog } from '../failureLog.ts'
import { draftFacts } from './draftFacts.ts'

/** The route of drafts of texts, for members who write in the catalogue. */
export function registerDrafts(app: FastifyInstance, context: AppContext, catalogue: Catalogue): void {
	const { db, settings, now } = context
	const { GEMINI_API_KEY: key, GEMINI_MODEL: model, GEMINI_BASE_URL: baseUrl } = settings

	serve(
		app,
		textDraftRoute,
		async ({ params, body: { kind, keywords }, request }) => {
			const member = await requireMember(request, context)
			const subject = { entity: params.entity, id: pageId(params) }
			const facts = await draftFacts(catalogue, subject)
			const lead = subject.entity === 'title' ? await wikipediaLead(db, subject.id) : undefined
			const hasSource = kind === 'wikipedia' ? lead : (await modelAccess(context, member.id)) === 'allowed'
			if (!hasSource) throw new Problem('request.notFound', 404)
			const tokensPerDay = settings.DRAFT_TOKENS_PER_DAY
			const draft = await reserveDraft(db, { ...subject, memberId: member.id, kind, now: now(), tokensPerDay })
			const sourceUrl = lead?.url ?? null
			let cost = 0
			try {
				const { text, tokens } = kind === 'model' && key !== undefined ? await fromModel(key) : { ...lead, tokens: 0 }
				cost = tokens
				const written = checked(subject.entity, text)
				await storeDraft(db, draft, { text: written, sourceUrl, tokens })
				return { id: draft, text: written, sourceUrl }
			} catch (error) {
				// A draft that cost something counts, whatever came of it.
				if (cost > 0) await storeDraft(db, draft, { text: '', sourceUrl, tokens: cost })
				else await dropDraft(db, draft)
				throw error
			}

			async function fromModel(key: string) {
				// The client library is large, so it is loaded only with a key.
				const { DraftFailure, writeDraft } = await import('./writeDraft.ts')
				const wish = { entity: subject.entity, facts, keywords: keywords.trim(), lead: lead?.text }
				return writeDraft({ key, model, baseUrl }, wish).catch((error: unknown) => {
					if (!(error instanceof DraftFailure)) throw error
					cost = error.tokens
					failureLog(request.log, settings)(error.failure, error.cause)
					throw new Problem('draft.failed', 502)
				})
			}
		},
		{ idempotent: 'lease', perMember: 6 },
	)
}

/** A draft as its field would store it. @throws Problem 502 if the field would not. */
function checked(entity: DraftedEntity, text = ''): string {
	const line = DRAFTED_FIELDS[entity] === 'title' ? text.replaceAll(/\s+/g, ' ') : text
	const result = DRAFTED_FIELDS[entity] === 'title' ? validateLine(line) : validateText(line)
	if (!('value' in result) || result.value === '') throw new Problem('draft.failed', 502)
	return result.value.trim()
}
