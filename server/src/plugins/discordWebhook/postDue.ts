import type { Selectable } from 'kysely'
import { sql } from 'kysely'
import { HOUR_MS, MINUTE_MS } from 'shared-contract/units'
import { notifyAll } from '../../community/public.ts'
import type { AppContext } from '../../core/appContext.ts'
import type { Schema } from '../../core/database/schema.ts'
import { unseal } from '../../core/security/seal.ts'
import { fill, type News, newsOf, saidWith } from './news.ts'
import { type Posted, post } from './post.ts'
import { WORDS } from './words.ts'

export type Webhook = Selectable<Schema['discord_webhook']>

/** A run that ends with its process begins again after this time. */
const LEASE_MS = 5 * MINUTE_MS
const POSTS_PER_HOUR = 20
/** Discord takes 2000 characters. */
const MESSAGE_LENGTH = 1900

export const purposeOf = (groupId: string) => `discord webhook of ${groupId}`

/** Posts the news of the groups whose turn it is, one after the other. */
export async function postDue(context: AppContext, secret: string, mayGoOn: () => boolean): Promise<void> {
	const failed: unknown[] = []
	while (mayGoOn()) {
		const webhook = await takeDue(context)
		if (!webhook) break
		// An error of one group does not keep the others waiting.
		await postNews(context, webhook, secret).catch((error) => failed.push(error))
	}
	if (failed.length > 0) throw new AggregateError(failed, 'posts on Discord failed')
}

/** The webhook that has waited longest. No other process takes it before the lease ends. */
async function takeDue({ db, now }: AppContext): Promise<Webhook | undefined> {
	const at = now()
	const { rows } = await sql<Webhook>`update discord_webhook set next_at = ${new Date(at.getTime() + LEASE_MS)}
		where group_id = (select group_id from discord_webhook where is_on and next_at <= ${at}
			order by next_at, group_id limit 1 for update skip locked) returning *`.execute(db)
	return rows[0]
}

async function postNews(context: AppContext, webhook: Webhook, secret: string): Promise<void> {
	const at = context.now()
	const after = (ms: number) => new Date(at.getTime() + ms)
	const isNewHour = at.getTime() - webhook.hour_from.getTime() >= HOUR_MS
	const hour = isNewHour ? { hour_from: at, hour_count: 0 } : { hour_count: webhook.hour_count }
	const news = fitting(await newsOf(context, { ...webhook, groupId: webhook.group_id }))
	if (news.length === 0) return change(context, webhook, { next_at: after(MINUTE_MS / 2) })
	if (hour.hour_count >= POSTS_PER_HOUR)
		return change(context, webhook, { next_at: new Date(webhook.hour_from.getTime() + HOUR_MS) })
	const posted = await postBy(context, webhook, secret, news.map(({ text }) => text).join('\n\n'))
	if (posted.outcome === 'later') await change(context, webhook, { next_at: after(posted.seconds * 1000) })
	if (posted.outcome === 'sent') {
		const said = JSON.stringify(saidWith(webhook.said, news))
		await change(context, webhook, { ...hour, hour_count: hour.hour_count + 1, said, next_at: after(MINUTE_MS / 2) })
	}
}

/** Posts a text. A webhook that Discord does not know, or that nobody can read any more, is switched off, and the admins are told. */
export async function postBy(context: AppContext, webhook: Webhook, secret: string, text: string): Promise<Posted> {
	const address = unseal(webhook.address, secret, purposeOf(webhook.group_id))
	const posted: Posted = address === undefined ? { outcome: 'gone' } : await post(address, text)
	if (posted.outcome === 'gone' && webhook.is_on) {
		await change(context, webhook, { is_on: false, address: '' })
		const { db } = context
		const rows = await db
			.selectFrom('group_member as m')
			.innerJoin('community_group as g', 'g.id', 'm.group_id')
			.where('g.id', '=', webhook.group_id)
			.where('m.role', '=', 'admin')
			.select(['m.member_id', 'g.name'])
			.execute()
		await notifyAll(
			context,
			rows.map(({ member_id }) => member_id),
			{
				event: 'siteUpdate',
				params: { title: fill(WORDS[webhook.locale].gone, { group: rows[0]?.name ?? '' }) },
				link: `/messages/g/${webhook.group_id}?open=manage&section=outside`,
			},
		)
	}
	return posted
}

/** The first news that one message holds; what is left waits for the next one. */
function fitting(news: readonly News[]): News[] {
	let length = 0
	return news
		.map((one) => ({ ...one, text: one.text.slice(0, MESSAGE_LENGTH) }))
		.filter(({ text }) => {
			length += text.length + 2
			return length <= MESSAGE_LENGTH + 2
		})
}

/** Changes a webhook, unless an admin has replaced it in the meantime. */
async function change({ db }: AppContext, { group_id, address }: Webhook, values: object): Promise<void> {
	await db
		.updateTable('discord_webhook')
		.set(values)
		.where('group_id', '=', group_id)
		.where('address', '=', address)
		.execute()
}
