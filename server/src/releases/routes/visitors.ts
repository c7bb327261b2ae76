import type { FastifyInstance } from 'fastify'
import { clearOverrideRoute, compositionReportRoute, setOverrideRoute } from 'shared-contract'
import type { AppContext } from '../../core/appContext.ts'
import { serve } from '../../core/http/serve.ts'
import { Problem } from '../../core/problem.ts'
import type { Releases } from '../releases.ts'
import { requireReleaserOf } from '../rights.ts'
import { readOverrides, setOverrideCookie } from '../visitor/overrideCookie.ts'
import { isAllowed } from '../visitor/overrides.ts'

const REPORTS_PER_MINUTE = 60
const REPORTS_MAX_BYTES = 64 * 1024

/** The endpoints of reports and overrides. */
export function serveVisitors(app: FastifyInstance, context: AppContext, releases: Releases): void {
	const { settings } = context

	serve(
		app,
		compositionReportRoute,
		async ({ body, request, reply }) => {
			await releases.reports.take(request, reply, body)
			return { done: true }
		},
		{ perMinute: REPORTS_PER_MINUTE, idempotent: false, bodyLimit: REPORTS_MAX_BYTES },
	)

	serve(app, setOverrideRoute, async ({ body, request, reply }) => {
		await requireReleaserOf(body.slice, request, context)
		if (!isAllowed(body, settings.FEDERATION_OVERRIDES)) throw new Problem('release.override.off', 403)
		if ('version' in body && !(await releases.cache.version(body.slice, body.version))) {
			throw new Problem('release.unknown', 404)
		}
		const by = await releases.seal()
		const override = 'origin' in body ? await withPaths(body) : body
		const before = readOverrides(request, by)
		const others = before.overrides.filter(({ slice }) => slice !== body.slice)
		const overrides = [...others, override]
		// Those of a preview end with its link, whatever is set beside them.
		setOverrideCookie(reply, settings, overrides, by, others.length > 0 ? before.until : undefined)
		return { overrides }
	})

	/** @throws Problem 409 for a slice whose paths nobody knows */
	async function withPaths<Local extends { slice: string; owns?: string[] }>(override: Local): Promise<Local> {
		const { channels } = await releases.cache.get()
		if (override.owns || channels.some(({ slice, current }) => slice === override.slice && current)) return override
		const newest = await context.db
			.selectFrom('release')
			.where('slice', '=', override.slice)
			.where('state', '=', 'published')
			.orderBy('published_at', 'desc')
			.select('entry')
			.executeTakeFirst()
		if (!newest) throw new Problem('release.noCurrent', 409)
		return { ...override, owns: newest.entry.owns }
	}

	// Needs no rights: anybody may remove the overrides of their own browser.
	serve(app, clearOverrideRoute, async ({ query, request, reply }) => {
		const by = await releases.seal()
		const before = readOverrides(request, by)
		const overrides = before.overrides.filter(({ slice }) => query.slice !== undefined && slice !== query.slice)
		setOverrideCookie(reply, settings, overrides, by, before.until)
		return { overrides }
	})
}
