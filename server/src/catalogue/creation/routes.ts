import type { FastifyInstance } from 'fastify'
import {
	articlePreviewRoute,
	type Checked,
	CREATIONS_PER_MINUTE,
	checkArticle,
	checkTitle,
	createArticleRoute,
	creationStartRoute,
	TITLE_FORM_NAMES,
	TITLE_FORMS,
} from 'shared-contract'
import type { AppContext } from '../../core/appContext.ts'
import { serve } from '../../core/http/serve.ts'
import { requireMember } from '../../core/identity/authentication.ts'
import { Problem } from '../../core/problem.ts'
import { DIRECT_PICTURES, OWN_PICTURES } from '../../core/remotePicture/pictures.ts'
import { isTrusted } from '../proposal/trust.ts'
import { articleBody } from './articleBody.ts'
import { createArticle } from './createArticle.ts'
import { createTitle } from './createTitle.ts'

const LIMIT = { perMember: CREATIONS_PER_MINUTE }
// The editor requests a preview after each pause in typing.
const PREVIEW_LIMIT = { perMinute: 120, idempotent: false } as const

/** Routes with which members create titles and articles. */
export function serveCreations(app: FastifyInstance, context: AppContext): void {
	const { settings, pictures, now } = context
	const thisYear = () => now().getUTCFullYear()

	serve(app, creationStartRoute, () => ({
		remotePictures: pictures === DIRECT_PICTURES,
		copiesPictures: pictures !== DIRECT_PICTURES && pictures !== OWN_PICTURES,
		year: thisYear(),
		takesAiring: true,
	}))

	for (const form of TITLE_FORM_NAMES) {
		serve(
			app,
			TITLE_FORMS[form].route,
			async ({ body, request, context: { db } }) => {
				const { id: memberId } = await requireMember(request, context)
				return createTitle(db, requireValid(checkTitle(form, body, thisYear())), { memberId, now: now() })
			},
			LIMIT,
		)
	}

	serve(
		app,
		createArticleRoute,
		async ({ body, request, context: { db } }) => {
			const member = await requireMember(request, context)
			const trust = { editsBefore: settings.EDITS_BEFORE_TRUST, now: now() }
			const waits = !(await isTrusted(db, member, trust))
			return createArticle(db, requireValid(checkArticle(body)), { memberId: member.id, now: now(), waits })
		},
		LIMIT,
	)

	serve(app, articlePreviewRoute, ({ body }) => articleBody(body.content), PREVIEW_LIMIT)
}

/** @throws Problem 400 with the invalid fields. */
function requireValid<Value>(checked: Checked<Value>): Value {
	if ('value' in checked) return checked.value
	throw new Problem('request.invalid', 400, { fields: checked.fields })
}
