import type { FastifyInstance, FastifyRequest } from 'fastify'
import {
	type EditedEntity,
	editRoute,
	editStartRoute,
	type RouteAnswer,
	type RouteInput,
	revisionsRoute,
	splitLaterFields,
	suggestionsRoute,
	undoRevisionRoute,
} from 'shared-contract'
import { apiEditRoute, apiEditStartRoute } from 'shared-contract/v1'
import type { AppContext } from '../../core/appContext.ts'
import { serve } from '../../core/http/serve.ts'
import { currentMember, requireMember } from '../../core/identity/authentication.ts'
import { Problem } from '../../core/problem.ts'
import { OWN_PICTURES } from '../../core/remotePicture/pictures.ts'
import type { Finders } from '../finders.ts'
import { fillsOf } from '../proposal/fills.ts'
import { waitingProposal } from '../proposal/propose.ts'
import { submitEdit } from '../proposal/submitEdit.ts'
import { isTrusted } from '../proposal/trust.ts'
import { draftKinds } from '../textDraft/textDrafts.ts'
import { pageId } from '../titlePage/pageId.ts'
import { type EntityKey, storedFields } from './editedFields.ts'
import { readFields } from './lockFields.ts'
import { mayUndo } from './mayUndo.ts'
import { readRevisions } from './revisionLog.ts'
import { findSuggestions } from './suggestions.ts'
import { undoRevision } from './undoRevision.ts'

// A person who reads their changes stays below it.
const LIMIT = { perMinute: 30 }

/** Routes for edits of titles and episodes, their change log, and undo by moderators. */
export function serveRevisions(app: FastifyInstance, context: AppContext, { isDiscussed }: Finders): void {
	const { db, settings, pictures, now } = context

	serve(app, editStartRoute, async ({ params, request }) => {
		const key = entityKeyOf(params)
		const texts = await readFields(db, key)
		const member = await currentMember(request, context)
		const waiting = member ? await waitingProposal(db, key, member.id) : undefined
		const values = storedFields(params.entity).flatMap(([field]) => {
			const value = texts[field]
			return value === undefined ? [] : [{ field, value }]
		})
		const { known, later } = splitLaterFields(values)
		const remotePictures = pictures !== OWN_PICTURES
		const isNew = member && !(await isTrusted(db, member, { editsBefore: settings.EDITS_BEFORE_TRUST, now: now() }))
		const fills = isNew ? await fillsOf(db, { texts, memberId: member.id, now: now() }) : undefined
		const drafts = member ? await draftKinds(context, key, member.id) : []
		return {
			values: known,
			later,
			remotePictures,
			...(drafts.length > 0 && { drafts }),
			...(fills && { fills }),
			...(waiting && { proposal: waiting }),
		}
	})

	serve(app, suggestionsRoute, async ({ query: { kind, q } }) => ({ items: await findSuggestions(db, kind, q) }))

	serve(
		app,
		editRoute,
		({ params, body, request, context }) => edit(request, context, { ...entityKeyOf(params), ...body, isDiscussed }),
		LIMIT,
	)

	serve(
		app,
		apiEditStartRoute,
		async ({ params }) => {
			const texts = await readFields(db, entityKeyOf(params))
			return { values: Object.entries(texts).map(([field, value]) => ({ field, value })) }
		},
		{ access: 'anybody' },
	)

	serve(
		app,
		apiEditRoute,
		({ params, body, request, context }) => edit(request, context, { ...entityKeyOf(params), ...body, isDiscussed }),
		{ ...LIMIT, access: 'catalogue:write' },
	)

	serve(app, revisionsRoute, async ({ params, query }) =>
		readRevisions(db, { ...entityKeyOf(params), before: query.before === undefined ? null : Number(query.before) }),
	)

	serve(
		app,
		undoRevisionRoute,
		async ({ params, request, context: { db } }) => {
			const member = await requireMember(request, context)
			if (!mayUndo(member)) throw new Problem('request.forbidden', 403)
			return {
				revision: await undoRevision(db, { revision: Number(params.id), memberId: member.id, now: now(), isDiscussed }),
			}
		},
		LIMIT,
	)
}

/** Edits an entity; of a member who is new, what fills an empty field, and proposes the rest. */
async function edit(
	request: FastifyRequest,
	context: AppContext,
	typed: EntityKey & RouteInput<typeof editRoute>['body'] & Pick<Finders, 'isDiscussed'>,
): Promise<RouteAnswer<typeof editRoute>> {
	const { db, settings, now } = context
	const member = await requireMember(request, context)
	const trust = { editsBefore: settings.EDITS_BEFORE_TRUST, now: now() }
	return submitEdit(db, { ...typed, memberId: member.id, now: now() }, await isTrusted(db, member, trust))
}

function entityKeyOf({ entity, id }: { entity: EditedEntity; id: string }): EntityKey {
	return { entity, id: pageId({ id }) }
}
