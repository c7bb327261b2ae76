import type { AppContext } from '../../core/appContext.ts'
import type { Database } from '../../core/database/schema.ts'
import { groupBy } from '../../core/groupBy.ts'
import { letterMail } from '../../core/mail/letter.ts'
import { type Mailer, mailer } from '../../core/mail/mailer.ts'
import { notificationSentence } from '../notification/notificationSentence.ts'
import { notificationsByIds } from '../notification/notifications.ts'
import { unsubscribePath } from '../unsubscribe/unsubscribeToken.ts'
import { takeForMail } from './takeForMail.ts'
import { NOTIFICATION_MAIL_TEXTS } from './texts.ts'

/** Lines of one e-mail; the others are on the site. */
const LINES_MAX = 20

type Item = Awaited<ReturnType<typeof notificationsByIds>>[number]

/**
 * Sends members the notifications that they want by e-mail and have not read, all in one e-mail, at most one an hour. Each is
 * mailed once; what the mail server does not take is on the site alone.
 */
export async function mailNotifications(context: AppContext, mayGoOn = () => true): Promise<void> {
	const siteMailer = mailer(context.settings)
	if (!siteMailer) return
	const { db } = context
	while (mayGoOn()) {
		const ids = await takeForMail(db, context.now())
		if (ids.length === 0) return
		const items = await notificationsByIds(db, ids)
		for (const [memberId, own] of groupBy(items, (item) => item.memberId)) {
			try {
				await sendTo(db, siteMailer, memberId, own)
			} catch (error) {
				context.live.report(error, 'an e-mail with notifications was not sent')
			}
		}
	}
}

async function sendTo(db: Database, siteMailer: Mailer, memberId: string, items: Item[]): Promise<void> {
	const member = await db
		.selectFrom('member')
		.innerJoin('notification_preference as preference', 'preference.member_id', 'member.id')
		.where('member.id', '=', memberId)
		.select(['member.username', 'member.email', 'preference.locale'])
		.executeTakeFirst()
	if (!member || member.email === null) return
	const { username, email, locale } = member
	const texts = NOTIFICATION_MAIL_TEXTS[locale]
	const newest = items.toSorted((one, other) => Number(other.id) - Number(one.id))
	const lines = newest.slice(0, LINES_MAX).map((item) => ({
		text: notificationSentence(item, locale),
		link: siteMailer.link(item.link),
	}))
	const more = items.length - lines.length
	const [first] = lines
	const leave = await unsubscribePath(db, { subject: 'notifications', memberId }, locale)
	const letter = letterMail(locale, {
		subject: first && items.length === 1 ? first.text : texts.subject(items.length),
		begin: [texts.greeting(username)],
		sections: [{ heading: '', items: lines }],
		end: [...(more > 0 ? [texts.more(more)] : []), texts.why],
		leave: [
			{ text: texts.leave, link: siteMailer.link(leave) },
			{ text: texts.settings, link: siteMailer.link('/settings/notifications') },
		],
	})
	await siteMailer.send(email, letter)
}
