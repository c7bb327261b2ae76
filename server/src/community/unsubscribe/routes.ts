import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { AppContext } from '../../core/appContext.ts'
import type { Database } from '../../core/database/schema.ts'
import { sendPlainPage } from '../../core/http/plainPage.ts'
import { localeOf } from '../../core/language/locale.ts'
import { Problem } from '../../core/problem.ts'
import { UNSUBSCRIBE_TEXTS } from './texts.ts'
import { readUnsubscribeToken, UNSUBSCRIBE_BASE, type UnsubscribeSubject } from './unsubscribeToken.ts'

type Request = FastifyRequest<{ Params: { token: string } }>

const BODY_LIMIT_BYTES = 10_000
const PATH = `${UNSUBSCRIBE_BASE}:token`
const OPTIONS = { schema: { hide: true } }

/**
 * Serves the links that end e-mails. Only a POST ends them, of the page's button or of the mail program (RFC 8058): whoever
 * merely opens links of e-mails, such as a scanner, changes nothing.
 */
export function serveUnsubscribe(app: FastifyInstance, { db }: AppContext): void {
	const wanted = async ({ params }: Request) => {
		const found = await readUnsubscribeToken(db, params.token)
		if (!found) throw new Problem('request.notFound', 404)
		return found
	}
	app.register(async (forms) => {
		// The token says all; the form that comes with it is not read.
		for (const type of ['application/x-www-form-urlencoded', /^multipart\/form-data/])
			forms.addContentTypeParser(type, { parseAs: 'buffer', bodyLimit: BODY_LIMIT_BYTES }, (_request, _body, done) =>
				done(null, undefined),
			)

		forms.get(PATH, OPTIONS, async (request: Request, reply) => {
			const { subject } = await wanted(request)
			const { title, text, button } = UNSUBSCRIBE_TEXTS[localeOf(request)][subject]
			return sendPlainPage(
				request,
				reply,
				`<h1>${title}</h1><p>${text}</p><form method="post"><button type="submit">${button}</button></form>`,
			)
		})

		forms.post(PATH, OPTIONS, async (request: Request, reply) => {
			const { subject, memberId } = await wanted(request)
			await END[subject](db, memberId)
			const { [subject]: words, settings } = UNSUBSCRIBE_TEXTS[localeOf(request)]
			return sendPlainPage(
				request,
				reply,
				`<h1>${words.done}</h1><p><a href="/settings/notifications">${settings}</a></p>`,
			)
		})
	})
}

const END: Record<UnsubscribeSubject, (db: Database, memberId: string) => Promise<unknown>> = {
	letter: (db, memberId) =>
		db.updateTable('notification_preference').set({ letter_at: null }).where('member_id', '=', memberId).execute(),
	notifications: (db, memberId) =>
		db.updateTable('notification_preference').set({ email: [] }).where('member_id', '=', memberId).execute(),
}
