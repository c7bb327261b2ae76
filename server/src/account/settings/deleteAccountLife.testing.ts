import { randomUUID } from 'node:crypto'
import { HOUR_MS } from 'shared-contract/units'
import sharp from 'sharp'
import { ARTICLE } from '../../catalogue/creation/creation.testing.ts'
import { commentBench, EPISODES, FILM, SERIES } from '../../community/comment/comment.testing.ts'
import { messageBench } from '../../community/message.testing.ts'
import { continueIds } from '../../core/database/insertRows.ts'
import type { TestMember } from '../../testing/member.testing.ts'
import type { testSite } from '../../testing/site.testing.ts'
import { LEAVER, leaveTraces } from './deleteAccountTraces.testing.ts'
import { accountBench, type Key } from './settings.testing.ts'

type Site = ReturnType<typeof testSite>

/** Their texts that stay. */
export const KEPT = { comment: 'Que final!', synopsis: 'Um sino que toca sozinho.' }

export interface Life {
	leaver: TestMember
	friend: TestMember
	moderator: TestMember
	/** Ids of the pictures that they sent. */
	pictures: { id: string; url: string }[]
	/** A group that they alone were admin of, and their chat with the friend. */
	groupId: string
	chat: string
}

const picture = (color: string) =>
	sharp({ create: { width: 64, height: 48, channels: 3, background: color } })
		.png()
		.toBuffer()

/** Does everything that a member can, and has it done to them. */
export async function liveFully(site: Site): Promise<Life> {
	const { fill } = commentBench(site)
	const { newMember, send } = messageBench(site)
	await fill()
	const [leaver, friend, moderator] = [await newMember(LEAVER.formerName), await newMember('Caio'), await newMember()]
	await site.db.updateTable('member').set({ role: 'moderator' }).where('id', 'in', [moderator.id, leaver.id]).execute()
	await send('PUT', 'account', leaver, {
		username: LEAVER.name,
		bio: `Sou de ${LEAVER.word}.`,
		email: await emailOf(site, leaver),
	})
	await site.db
		.updateTable('member')
		.set({ email: LEAVER.email, email_key: LEAVER.email })
		.where('id', '=', leaver.id)
		.execute()
	const life = { leaver, friend, moderator }
	const pictures = await showThemselves(site, life)
	await keepLists(site, leaver)
	await giveOpinions(site, life)
	const { groupId, chat } = await talk(site, life)
	await leaveTraces(site, leaver, friend)
	return { ...life, pictures, groupId, chat }
}

type Cast = Pick<Life, 'leaver' | 'friend' | 'moderator'>

async function emailOf(site: Site, member: TestMember): Promise<string> {
	return (await messageBench(site).read('account', member)).email
}

const keyOf = ({ headers }: TestMember): Key => ({
	authorization: headers.authorization ?? '',
	cookie: headers.cookie ?? '',
})

async function showThemselves(site: Site, { leaver }: Cast) {
	const { change, upload } = accountBench(site)
	const { post } = commentBench(site)
	const [avatar, banner, shown] = [
		await upload(keyOf(leaver), 'avatar', await picture('red')),
		await upload(keyOf(leaver), 'banner', await picture('blue')),
		await upload(keyOf(leaver), 'comment', await picture('green')),
	]
	await change(keyOf(leaver), { avatarId: avatar.id, bannerId: banner.id })
	const someone = { id: leaver.id, name: LEAVER.name, headers: keyOf(leaver) }
	await post(someone, KEPT.comment, { pictureId: shown.id })
	return [avatar, banner, shown]
}

async function keepLists(site: Site, leaver: TestMember): Promise<void> {
	const { send } = messageBench(site)
	await send('PUT', `saved/${SERIES}`, leaver)
	await site.app.inject({
		method: 'PATCH',
		url: `/api/list/${SERIES}`,
		headers: leaver.headers,
		payload: { status: 'current', progress: 2, score: 9, notes: LEAVER.word, tags: LEAVER.word },
	})
	const { list } = (
		await send('POST', 'lists', leaver, { title: LEAVER.word, description: LEAVER.word, isPublic: true })
	).json()
	await send('PUT', `lists/${list.id}/items/${FILM}`, leaver)
	await send('PUT', `favorites/title/${SERIES}`, leaver)
	await send('POST', 'views', leaver, { place: 'anime', name: LEAVER.word, query: `tag=${LEAVER.word}` })
}

async function giveOpinions(site: Site, { leaver, friend, moderator }: Cast): Promise<void> {
	const { send } = messageBench(site)
	const { post } = commentBench(site)
	await send('PUT', `titles/${SERIES}/vote`, friend, { score: 5 })
	await send('PUT', `episodes/${EPISODES[0]}/vote`, leaver, { score: 7 })
	await send('PUT', `episodes/${EPISODES[0]}/reaction`, leaver, { reaction: 'like' })
	await send('PUT', `episodes/${EPISODES[0]}/reaction`, friend, { reaction: 'like' })
	const of = (member: TestMember) => ({ id: member.id, name: member.username, headers: keyOf(member) })
	const { id } = (await post(of(friend), 'Gostei também')).json()
	await post(of(leaver), 'Concordo!', { parentId: id })
	await send('PUT', `comments/${id}/like`, leaver)
	await send('PUT', `comments/${id}/like`, moderator)
	const { id: bad } = (await post(of(moderator), 'Compre já')).json()
	await send('POST', `comments/${bad}/report`, leaver, { reason: 'spam', text: LEAVER.word })
	await send('POST', `moderation/comments/${id}`, leaver, { action: 'hide', reason: 'regra 3' })
	await send('POST', `moderation/comments/${id}`, leaver, { action: 'restore', reason: 'engano' })
	const changes = [{ field: 'synopsis', from: '', to: KEPT.synopsis }]
	await send('POST', `edits/title/${SERIES}`, leaver, { changes })
	await continueIds(site.db, 'news_article')
	await send('POST', 'creations/news', leaver, ARTICLE)
}

async function talk(site: Site, { leaver, friend, moderator }: Cast) {
	const { befriend, channelOf, chatOf, join, newGroup, newMember, read, say, send } = messageBench(site)
	await befriend(leaver, friend)
	for (const [by, to] of [
		[leaver, friend],
		[friend, leaver],
	] as const) {
		await send('PUT', `members/${to.id}/follow`, by)
		await send('PUT', `members/${to.id}/like`, by)
	}
	const group = await newGroup(leaver, { name: 'Varanda' })
	await join(group.id, friend)
	await send('POST', `groups/${group.id}/invitations`, leaver, { days: null, maxUses: null })
	const [stranger, cellar] = [await newMember(), await newGroup(friend, { name: 'Porão' })]
	for (const [{ id }, by, banned] of [
		[group, leaver, stranger],
		[cellar, friend, leaver],
	] as const) {
		await join(id, banned)
		await send('DELETE', `groups/${id}/members/${banned.id}?ban=true`, by)
	}
	await say(channelOf(group), friend, 'Oi!')
	await send('PUT', `conversations/${channelOf(group)}/messages/1/reactions/like`, leaver)
	await send('PUT', `groups/${group.id}/progress-sharing`, leaver, { shares: true })
	const path = `conversations/${channelOf(group)}`
	const closesAt = new Date(site.clock.now.getTime() + HOUR_MS).toISOString()
	await send('PUT', `${path}/poll`, leaver, { options: ['Um', 'Outro'], closesAt })
	const { poll } = await read(`${path}/watch`, leaver)
	await send('PUT', `${path}/poll/vote`, leaver, { pollId: poll.id, option: 1 })
	await say(channelOf(group), leaver, `Na varanda com ${LEAVER.word}`)
	// With an idempotency key: the answer, which names the other member, is cached.
	const answer = await site.app.inject({
		method: 'POST',
		url: '/api/conversations/direct',
		headers: { ...friend.headers, 'idempotency-key': randomUUID() },
		payload: { memberId: leaver.id },
	})
	const chat = await chatOf(leaver, friend)
	expect(answer.json().id).toBe(chat)
	await say(chat, leaver, LEAVER.word)
	await say(chat, friend, 'Adoro!')
	await send('PUT', `members/${moderator.id}/block`, leaver)
	const other = await messageBench(site).newMember()
	await send('PUT', `members/${leaver.id}/block`, other)
	return { groupId: group.id, chat }
}
