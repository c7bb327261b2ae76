import type { FastifyInstance } from 'fastify'
import {
	makeReleaseTokenRoute,
	releaseAuditRoute,
	releasesRoute,
	releaseTokensRoute,
	revokeReleaseTokenRoute,
	sliceLinksRoute,
} from 'shared-contract'
import type { AppContext } from '../../core/appContext.ts'
import { serve } from '../../core/http/serve.ts'
import { trimmedText } from '../../core/http/textField.ts'
import { requireAdmin } from '../../core/identity/authentication.ts'
import { Problem } from '../../core/problem.ts'
import { listAuditEvents, logAuditEvent } from '../audit.ts'
import { linksOf } from '../links.ts'
import { readOverview } from '../overview.ts'
import type { Releases } from '../releases.ts'
import { requireReleaser } from '../rights.ts'
import { listTokens, makeToken, revokeToken } from '../token.ts'
import { readOverrides } from '../visitor/overrideCookie.ts'
import { isAllowed } from '../visitor/overrides.ts'

const TOKENS_PER_MINUTE = 20

/** The endpoints of the overview, the audit log, tokens and what connects slices. A token sees only its slice. */
export function serveAdministration(app: FastifyInstance, context: AppContext, releases: Releases): void {
	const { db, now, settings } = context

	serve(app, releasesRoute, async ({ request }) => {
		const actor = await requireReleaser(request, context)
		const overview = await readOverview(db, now(), releases.places, actor.kind === 'token' ? actor.slice : undefined)
		return {
			...overview,
			...(settings.FEDERATION_REGISTRY === undefined ? {} : { fixed: true as const }),
			overrideRule: settings.FEDERATION_OVERRIDES,
			overrides: readOverrides(request, await releases.seal()).overrides.filter((each) =>
				isAllowed(each, settings.FEDERATION_OVERRIDES),
			),
		}
	})

	serve(app, releaseAuditRoute, async ({ query, request }) => {
		const actor = await requireReleaser(request, context)
		if (actor.kind !== 'token') return listAuditEvents(db, query)
		if (query.slice !== undefined && query.slice !== actor.slice) throw new Problem('request.forbidden', 403)
		return listAuditEvents(db, { ...query, slice: actor.slice })
	})

	serve(app, sliceLinksRoute, async ({ request }) => {
		await requireAdmin(request, context)
		const [snapshot, shell] = await Promise.all([releases.cache.get(), releases.shell.page()])
		return linksOf(snapshot, shell?.build)
	})

	serve(app, releaseTokensRoute, async ({ request }) => {
		await requireAdmin(request, context)
		return { items: await listTokens(db, now()) }
	})

	serve(
		app,
		makeReleaseTokenRoute,
		async ({ body: { slice, label: typed, days }, request }) => {
			const member = await requireAdmin(request, context)
			const label = trimmedText(typed)
			if (label === '') throw new Problem('request.invalid', 400, { fields: { label: 'text.required' } })
			const { id, token } = await db.transaction().execute(async (transaction) => {
				const made = await makeToken(transaction, { slice, label, days, memberId: member.id, now: now() })
				await logAuditEvent(transaction, {
					actor: { kind: 'member', member },
					act: 'tokenMade',
					slice,
					label,
					now: now(),
				})
				return made
			})
			const made = (await listTokens(db, now())).find((each) => each.id === id)
			if (!made) throw new Problem('request.notFound', 404)
			return { token, made }
		},
		// A cached answer would contain the token.
		{ perMinute: TOKENS_PER_MINUTE, idempotent: false },
	)

	serve(app, revokeReleaseTokenRoute, async ({ query, request }) => {
		const member = await requireAdmin(request, context)
		await db.transaction().execute(async (transaction) => {
			const revoked = await revokeToken(transaction, query.id, now())
			await logAuditEvent(transaction, {
				actor: { kind: 'member', member },
				act: 'tokenRevoked',
				...revoked,
				now: now(),
			})
		})
		return { done: true }
	})
}
