import { sql } from 'kysely'
import type { Locale } from 'shared-contract'
import { DAY_MS, HOUR_MS, MINUTE_MS } from 'shared-contract/units'
import type { AppContext } from '../../core/appContext.ts'
import type { Database } from '../../core/database/schema.ts'
import { groupBy } from '../../core/groupBy.ts'
import { letterMail } from '../../core/mail/letter.ts'
import { type Mailer, mailer } from '../../core/mail/mailer.ts'
import { KIND } from '../notification/mayNotify.ts'
import { notificationSentence } from '../notification/notificationSentence.ts'
import { notificationsByIds } from '../notification/notifications.ts'
import { WAITS_FOR_CHANNEL } from '../notification/waiting.ts'
import { unsubscribePath } from '../unsubscribe/unsubscribeToken.ts'

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

/** Who is on the site reads it there within that time. */
const READING_MS = 10 * MINUTE_MS
/** After a stop of the site, older ones are no news any more. */
const MAX_AGE_MS = DAY_MS
/** A member gets at most one e-mail in that time. */
const APART_MS = HOUR_MS
const MEMBERS_AT_ONCE = 50

/** Takes the notifications of members to whom an e-mail is due: no other turn, of any process, gets them. */
async function takeForMail(db: Database, now: Date): Promise<number[]> {
	const before = (ms: number) => new Date(now.getTime() - ms)
	const waits = sql`notification.member_id = preference.member_id and notification.mailed_at is null
		and notification.created_at > ${before(MAX_AGE_MS)} and notification.created_at <= ${before(READING_MS)}
		and ${KIND} = any(preference.email) and ${WAITS_FOR_CHANNEL}`
	const { rows } = await sql<{ id: number }>`
		with due as (
			select preference.member_id, preference.email from notification_preference preference
			join member on member.id = preference.member_id and member.email is not null
			where preference.email <> '{}'
				and (preference.mailed_at is null or preference.mailed_at <= ${before(APART_MS)})
				and exists (select from notification where ${waits})
			order by preference.member_id limit ${MEMBERS_AT_ONCE} for update of preference skip locked
		), mailed as (
			update notification_preference set mailed_at = ${now} from due
			where notification_preference.member_id = due.member_id
		)
		update notification as taken set mailed_at = ${now}
		from (select notification.id from due as preference join notification on ${waits}) as waiting
		where taken.id = waiting.id returning taken.id`.execute(db)
	return rows.map(({ id }) => id)
}

interface Texts {
	/** The subject for several; one alone is its own subject. */
	subject: (count: number) => string
	greeting: (name: string) => string
	/** How many are on the site alone. */
	more: (count: number) => string
	why: string
	leave: string
	settings: string
}

/** The texts of e-mails with notifications. */
const NOTIFICATION_MAIL_TEXTS: Record<Locale, Texts> = {
	pt: {
		subject: (count) => `${count} novidades para você na Niouka`,
		greeting: (name) => `Oi, ${name}! Isto aconteceu enquanto você estava fora:`,
		more: (count) => (count === 1 ? 'E mais um aviso no site.' : `E mais ${count} avisos no site.`),
		why: 'Você pediu estes avisos por e-mail. Chega no máximo um por hora.',
		leave: 'Parar os avisos por e-mail',
		settings: 'Escolher os avisos',
	},
	en: {
		subject: (count) => `${count} things happened for you on Niouka`,
		greeting: (name) => `Hi, ${name}! This happened while you were away:`,
		more: (count) => (count === 1 ? 'And one more notification on the site.' : `And ${count} more on the site.`),
		why: 'You asked for these notifications by e-mail. You get at most one an hour.',
		leave: 'Stop notifications by e-mail',
		settings: 'Choose notifications',
	},
	ja: {
		subject: (count) => `Nioukaからのお知らせが${count}件あります`,
		greeting: (name) => `${name}さん、こんにちは。お留守の間のお知らせです。`,
		more: (count) => `ほかに${count}件のお知らせがサイトにあります。`,
		why: 'このメールは、メールでの通知を選んだ方にお送りしています。1時間に1通までです。',
		leave: 'メールでの通知を停止する',
		settings: '通知を選ぶ',
	},
}
