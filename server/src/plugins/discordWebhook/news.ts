import { type Locale, type Meeting, markdownText, titleName } from 'shared-contract'
import { HOUR_MS } from 'shared-contract/units'
import { groupWatches, nextMeetings, readPoll } from '../../community/public.ts'
import type { AppContext } from '../../core/appContext.ts'
import type { Said } from './tables.ts'
import { WORDS } from './words.ts'

type About = keyof NonNullable<Said[string]>

/** Something of a channel that has not been said. */
export interface News {
	channel: string
	about: About
	value: string
	text: string
}

interface Teller {
	groupId: string
	locale: Locale
	said: Said
}

/** What has changed in the plan of a group since it was said last: titles and paces, meetings within the hour, closed polls. */
export async function newsOf(context: AppContext, { groupId, locale, said }: Teller): Promise<News[]> {
	const { db, settings, now } = context
	const at = now()
	const group = await db.selectFrom('community_group').where('id', '=', groupId).select('name').executeTakeFirst()
	if (!group) return []
	const news: News[] = []
	const say = (key: keyof (typeof WORDS)['pt'], places: Record<string, string> = {}) =>
		fill(WORDS[locale][key], { group: markdownText(group.name), ...places })
	const add = (channel: string, about: About, value: string, text: () => string) => {
		if (said[channel]?.[about] !== value) news.push({ channel, about, value, text: text() })
	}
	const places = ({ at, from, to }: Meeting) => {
		const instant = Math.floor(Date.parse(at) / 1000)
		const episodes = say(from === to ? 'episode' : 'episodes', { from: String(from), to: String(to) })
		return { time: `<t:${instant}:f> (<t:${instant}:R>)`, episodes }
	}
	const chosen = await chosenTogether(context, groupId)
	for (const { id, key, watch } of await groupWatches(db, groupId)) {
		const title = markdownText(titleName(watch.title, locale))
		const [meeting] = nextMeetings(watch, at, 1)
		const link = settings.SITE_URL === undefined ? [] : [`${settings.SITE_URL}/messages/g/${groupId}/${key}`]
		add(id, 'plan', JSON.stringify([watch.title.id, watch.pace]), () =>
			[
				say(chosen.has(`${id} ${watch.title.id}`) ? 'together' : 'plan', { title }),
				...(meeting ? [say('next', places(meeting))] : []),
				...link,
			].join('\n'),
		)
		if (meeting && Date.parse(meeting.at) - at.getTime() <= HOUR_MS)
			add(id, 'meeting', meeting.at, () => [say('soon', { title, ...places(meeting) }), ...link].join('\n'))
	}
	const closed = await db
		.selectFrom('channel_poll as p')
		.innerJoin('conversation as c', 'c.id', 'p.conversation_id')
		.where('c.group_id', '=', groupId)
		.where('p.closes_at', '<=', at)
		.select(['c.id', 'p.id as value'])
		.orderBy('c.id')
		.execute()
	for (const { id, value } of closed) {
		const poll = await readPoll(db, { conversationId: id, groupId, memberId: null }, at)
		const options = (poll?.options ?? []).toSorted((one, other) => other.votes - one.votes)
		add(id, 'poll', value, () =>
			[
				say('poll'),
				...options.map(({ text, votes }) => say('votes', { option: markdownText(text), count: String(votes) })),
			].join('\n'),
		)
	}
	return news
}

/** What was said, with some news. */
export function saidWith(said: Said, news: readonly News[]): Said {
	const all = { ...said }
	for (const { channel, about, value } of news) all[channel] = { ...all[channel], [about]: value }
	return all
}

/** The channels of a group whose people chose a title in a room, with that title. */
async function chosenTogether({ db }: AppContext, groupId: string): Promise<Set<string>> {
	const rows = await db
		.selectFrom('together_room as r')
		.innerJoin('conversation as c', 'c.id', 'r.conversation_id')
		.where('c.group_id', '=', groupId)
		.where('r.result_id', 'is not', null)
		.select(['c.id', 'r.result_id'])
		.execute()
	return new Set(rows.map(({ id, result_id }) => `${id} ${result_id}`))
}

/** Puts texts into the places of a sentence. What they hold is no place. */
export const fill = (sentence: string, places: Record<string, string>) =>
	sentence.replace(/\{(\w+)\}/g, (_, name: string) => places[name] ?? '')
