import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { LOCAL_PATH_PATTERN, makePreviewRoute, type RegistrySlice } from 'shared-contract'
import { DAY_MS } from 'shared-contract/units'
import type { AppContext } from '../../core/appContext.ts'
import { siteOrigin } from '../../core/http/origin.ts'
import { sendPlainPage } from '../../core/http/plainPage.ts'
import { CACHE, serve } from '../../core/http/serve.ts'
import { readSessionCookie } from '../../core/identity/sessionKey.ts'
import { isVisitorOnly, setVisitorOnly } from '../../core/identity/visitorOnly.ts'
import { localeOf } from '../../core/language/locale.ts'
import { Problem } from '../../core/problem.ts'
import type { Releases } from '../releases.ts'
import { requireReleaserOf } from '../rights.ts'
import { setOverrideCookie } from '../visitor/overrideCookie.ts'
import { PREVIEW_BASE, type PreviewVersions, previewPath, readPreview } from '../visitor/previewLink.ts'
import { PREVIEW_TEXTS } from '../visitor/previewTexts.ts'

const PREVIEWS_PER_MINUTE = 30
// A parameter would be too long for the router.
const PATH = `${PREVIEW_BASE}*`
const OPTIONS = { schema: { hide: true } }
/** Characters that an address has encoded. */
const BEYOND_ASCII = /[^!-~]+/gu
const LOCAL_PATH = new RegExp(LOCAL_PATH_PATTERN)
type Opening = FastifyRequest<{ Params: { '*': string }; Querystring: { at?: string }; Body?: { as?: string } }>

/** What a link opens. */
interface Preview {
	versions: PreviewVersions
	until: Date
	path: string
}

/**
 * Previews: a link under which anybody sees the site with published versions that are not live. Who has a session is asked first
 * whether those versions may act with it, on a page that runs none of their code.
 */
export function servePreviews(app: FastifyInstance, context: AppContext, releases: Releases): void {
	const { settings, now } = context

	serve(
		app,
		makePreviewRoute,
		async ({ params: { slice, version }, body, request }) => {
			await requireReleaserOf(slice, request, context)
			const versions = [{ slice, version }, ...(body.with ?? []).filter((other) => other.slice !== slice)]
			await entriesOf(versions)
			const at = body.at === undefined ? '' : `?at=${encodeURIComponent(body.at)}`
			const until = new Date(now().getTime() + DAY_MS)
			const url = siteOrigin(request, settings) + previewPath(versions, until, await releases.seal()) + at
			return { url, until: until.toISOString() }
		},
		// It stores nothing, so it may be made twice.
		{ perMinute: PREVIEWS_PER_MINUTE, idempotent: false },
	)

	/** @throws Problem 403 where the settings forbid overrides, 404 for a version that is not published */
	async function entriesOf(versions: PreviewVersions): Promise<RegistrySlice[]> {
		if (settings.FEDERATION_OVERRIDES === 'off') throw new Problem('release.override.off', 403)
		const found = await Promise.all(versions.map((each) => releases.cache.version(each.slice, each.version)))
		const entries = found.filter((entry) => entry !== undefined)
		if (entries.length < versions.length) throw new Problem('release.unknown', 404)
		return entries
	}

	async function open({ params, query }: Opening): Promise<Preview | undefined> {
		const link = readPreview(params['*'], await releases.seal())
		const [first] = link ? await entriesOf(link.value).catch(() => []) : []
		if (!link || !first) return undefined
		const isLocal = typeof query.at === 'string' && LOCAL_PATH.test(query.at)
		const path = isLocal && query.at ? query.at : (first.owns[0] ?? '/')
		return { versions: link.value, until: link.until, path: path.replace(BEYOND_ASCII, encodeURIComponent) }
	}

	async function show(reply: FastifyReply, { versions, until, path }: Preview, asVisitor: boolean) {
		setOverrideCookie(reply, settings, versions, await releases.seal(), until)
		setVisitorOnly(reply, settings, asVisitor ? until : undefined)
		return reply.header('cache-control', CACHE.never).redirect(path, 303)
	}

	function refuseLink(request: FastifyRequest, reply: FastifyReply) {
		const words = PREVIEW_TEXTS[localeOf(request)]
		// Another preview may be on, whose versions are gone.
		const end = `<form method="post" action="${PREVIEW_BASE}end"><p><button>${words.end}</button></p></form>`
		const leave = isVisitorOnly(request, settings) ? end : `<p><a href="/">${words.home}</a></p>`
		reply.code(404)
		return sendPlainPage(request, reply, `<h1>${words.over}</h1>${leave}`)
	}

	app.register(async (pages) => {
		pages.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
			done(null, Object.fromEntries(new URLSearchParams(String(body)))),
		)

		pages.get(PATH, OPTIONS, async (request: Opening, reply) => {
			const words = PREVIEW_TEXTS[localeOf(request)]
			const preview = await open(request)
			if (!preview) return refuseLink(request, reply)
			if (readSessionCookie(request, settings) === undefined) return show(reply, preview, true)
			const versions = preview.versions
				.map(({ slice, version }) => `<li><code>${slice} ${version}</code></li>`)
				.join('')
			return sendPlainPage(
				request,
				reply,
				`<h1>${words.title}</h1><p>${words.text}</p><ul>${versions}</ul><form method="post"><p><button name="as" value="visitor">${words.asVisitor}</button></p><p>${words.risk}</p><p><button name="as" value="member">${words.asMember}</button></p></form>`,
			)
		})

		pages.post(PATH, OPTIONS, async (request: Opening, reply) => {
			// Another site cannot answer for the user: its form comes without the cookies, as that of a visitor.
			if (!['same-origin', undefined].includes(request.headers['sec-fetch-site'])) {
				throw new Problem('request.forbidden', 403)
			}
			const preview = await open(request)
			if (!preview) return refuseLink(request, reply)
			// A version that is seen as a visitor can send this form as well. Its preview ends first.
			const mayAsk = isPressed(request) && !isVisitorOnly(request, settings)
			return show(reply, preview, !(request.body?.as === 'member' && mayAsk))
		})

		// By navigation alone, which takes the page away: a script of a version must not get the session back for itself.
		pages.post(`${PREVIEW_BASE}end`, OPTIONS, async (request, reply) => {
			// Without TLS a browser says nothing of a request.
			if (request.headers['sec-fetch-mode'] !== undefined && !isPressed(request)) {
				throw new Problem('request.forbidden', 403)
			}
			setOverrideCookie(reply, settings, [], await releases.seal())
			setVisitorOnly(reply, settings, undefined)
			return reply.header('cache-control', CACHE.never).redirect('/', 303)
		})
	})
}

/** Whether somebody pressed a button of the site itself, by what the browser alone can say. */
function isPressed({ headers }: FastifyRequest): boolean {
	const is = (name: string, value: string) => headers[`sec-fetch-${name}`] === value
	return is('site', 'same-origin') && is('mode', 'navigate') && is('dest', 'document')
}
