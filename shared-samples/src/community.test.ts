import { NOTIFICATION_TYPES, titlePath } from 'shared-contract'
import { SAMPLES } from './index.ts'
import { count, repeated } from './samples.testing.ts'

const { titles, groups, members, notifications } = SAMPLES
const memberKeys = new Set(members.map(({ key }) => key))
const titleKeys = new Set(titles.map(({ key }) => key))

describe('the members', () => {
	test('have keys of their own, and the demo member is one of them', () => {
		expect(repeated(members.map(({ key }) => key))).toEqual([])
		expect(memberKeys.has(SAMPLES.demoMember)).toBe(true)
	})
})

describe('the notifications', () => {
	test('are twelve of every type, newest first, four of them unread', () => {
		expect(notifications).toHaveLength(12)
		expect(new Set(notifications.map(({ type }) => type))).toEqual(new Set(NOTIFICATION_TYPES))
		expect(count(notifications, ({ read }) => !read)).toBe(4)
		const ages = notifications.map(({ minutesAgo }) => minutesAgo)
		expect(ages).toEqual(ages.toSorted((a, b) => a - b))
	})

	test('come from members other than the demo member and name titles by their names', () => {
		const names = new Set(titles.map(({ names: { pt } }) => pt))
		for (const { id, by, event, params } of notifications) {
			if (by !== null) expect([id, memberKeys.has(by) && by !== SAMPLES.demoMember]).toEqual([id, true])
			if (params.title !== undefined && event !== 'siteUpdate') {
				expect([id, names.has(params.title)]).toEqual([id, true])
			}
		}
	})

	test('lead to pages that exist', () => {
		const screens = ['/messages', '/calendar', '/notifications', '/lists']
		const pages = new Set([...screens, ...titles.map(titlePath), ...members.map(({ key }) => `/profile/${key}`)])
		expect(notifications.map(({ link }) => link).filter((link) => !pages.has(link))).toEqual([])
	})
})

describe('the groups', () => {
	test('are g1 to g3, which the demo member is in, and g4 to g7, which can be found', () => {
		expect(groups.map(({ id }) => id)).toEqual(['g1', 'g2', 'g3', 'g4', 'g5', 'g6', 'g7'])
		for (const { id, joined, isPublic, members: inside } of groups) {
			expect([id, joined]).toEqual([id, id <= 'g3'])
			expect([id, inside.some(({ member }) => member === SAMPLES.demoMember)]).toEqual([id, joined])
			if (!joined) expect([id, isPublic]).toEqual([id, true])
		}
	})

	test('have one admin, members that exist and a channel for everything else', () => {
		for (const { id, members: inside, channels } of groups) {
			expect([id, count(inside, ({ role }) => role === 'Admin')]).toEqual([id, 1])
			expect(inside.map(({ member }) => member).every((key) => memberKeys.has(key))).toBe(true)
			expect(repeated(inside.map(({ member }) => member))).toEqual([])
			expect(channels[0]?.key).toBe('geral')
			expect(repeated(channels.map(({ key }) => key))).toEqual([])
		}
	})
})

describe('what is said', () => {
	const talks = [
		...SAMPLES.channelTalk,
		...SAMPLES.directChats.map((chat) => ({ ...chat, group: null, channel: chat.with })),
	]

	test('stands in channels that exist, or between the demo member and another', () => {
		for (const { group, channel } of talks) {
			const there = groups.find(({ id }) => id === group)?.channels.some(({ key }) => key === channel)
			expect([channel, group === null ? memberKeys.has(channel) : there]).toEqual([channel, true])
		}
		expect(repeated(talks.map(({ group, channel }) => `${group} ${channel}`))).toEqual([])
	})

	test('is said by who is there, one after the other', () => {
		for (const { group, channel, messages } of talks) {
			const inside = groups.find(({ id }) => id === group)?.members.map(({ member }) => member)
			const here = new Set(inside ?? [SAMPLES.demoMember, channel])
			expect([channel, messages.filter(({ by }) => !here.has(by))]).toEqual([channel, []])
			const ages = messages.map(({ minutesAgo }) => minutesAgo)
			expect([channel, ages]).toEqual([channel, ages.toSorted((a, b) => b - a)])
		}
	})

	test('is unread in some places, and the unread is of others', () => {
		expect(count(talks, ({ unread }) => unread > 0)).toBeGreaterThanOrEqual(4)
		for (const { channel, unread, messages } of talks.filter((talk) => talk.unread > 0)) {
			expect([channel, messages.slice(-unread).every(({ by }) => by !== SAMPLES.demoMember)]).toEqual([channel, true])
		}
	})
})

describe('the friendships', () => {
	test('are of two members each, and both received and sent requests wait', () => {
		const pairs = SAMPLES.friendships.map(({ by, to }) => [by, to].sort().join(' '))
		expect(repeated(pairs)).toEqual([])
		expect(SAMPLES.friendships.every(({ by, to }) => by !== to && memberKeys.has(by) && memberKeys.has(to))).toBe(true)
		const waiting = SAMPLES.friendships.filter(({ accepted }) => !accepted)
		expect(count(waiting, ({ to }) => to === SAMPLES.demoMember)).toBeGreaterThan(0)
		expect(count(waiting, ({ by }) => by === SAMPLES.demoMember)).toBeGreaterThan(0)
		const strangers = members.filter(({ key }) => !pairs.includes([SAMPLES.demoMember, key].sort().join(' ')))
		expect(count(strangers, ({ key }) => key !== SAMPLES.demoMember)).toBeGreaterThan(1)
	})
})

describe('the relations', () => {
	const { follows, profileLikes, opinions, episodeOpinions } = SAMPLES
	const all = [...follows, ...profileLikes, ...opinions, ...episodeOpinions]

	test('are between members who exist, not with themselves, each once', () => {
		for (const ties of [follows, profileLikes]) {
			expect(ties.filter(({ by, whom }) => by === whom || !memberKeys.has(by) || !memberKeys.has(whom))).toEqual([])
			expect(repeated(ties.map(({ by, whom }) => `${by} ${whom}`))).toEqual([])
		}
		expect(count(follows, ({ whom }) => whom === SAMPLES.demoMember)).toBeGreaterThanOrEqual(5)
	})

	test('are opinions on titles and episodes that exist, each once, within a year', () => {
		expect(opinions.map(({ title }) => title).filter((key) => !titleKeys.has(key))).toEqual([])
		for (const { title, season, episode } of episodeOpinions) {
			expect(titles.find(({ key }) => key === title)?.seasons[season - 1]?.episodes[episode - 1]).toBeDefined()
		}
		const keys = opinions.map(({ by, title, opinion }) => `${by} ${title} ${opinion === 'saved'}`)
		expect(
			repeated([...keys, ...episodeOpinions.map(({ by, title, episode }) => `${by} ${title} ${episode}`)]),
		).toEqual([])
		expect(all.filter(({ minutesAgo }) => minutesAgo <= 0 || minutesAgo > 365 * 1440)).toEqual([])
	})

	test('are behind reviews, each by a member with a score, voted on by others', () => {
		for (const { by, title, helpful, unhelpful } of SAMPLES.reviews) {
			const scored = opinions.some((each) => each.by === by && each.title === title && each.opinion !== 'saved')
			expect([by, title, scored]).toEqual([by, title, true])
			const voters = [...helpful, ...unhelpful]
			expect(voters.filter((key) => key === by || !memberKeys.has(key))).toEqual([])
			expect(repeated(voters)).toEqual([])
		}
		expect(repeated(SAMPLES.reviews.map(({ by, title }) => `${by} ${title}`))).toEqual([])
	})

	test('are lists and recommendations of titles that exist, by members', () => {
		const { lists, recommendations } = SAMPLES
		const named = [
			...lists.flatMap((list) => list.titles),
			...recommendations.flatMap(({ title, recommended }) => [title, recommended]),
			...SAMPLES.channelTalk.flatMap(({ watches }) => watches ?? []),
		]
		expect(named.filter((key) => !titleKeys.has(key))).toEqual([])
		const authors = [...lists.map(({ by }) => by), ...recommendations.flatMap(({ by, voters }) => [by, ...voters])]
		expect(authors.filter((key) => !memberKeys.has(key))).toEqual([])
		expect(recommendations.filter(({ by, voters }) => voters.includes(by))).toEqual([])
	})

	test('give scores that others gave those titles too', () => {
		for (const { title, opinion } of opinions) {
			const votes = titles.find(({ key }) => key === title)?.votes
			if (opinion !== 'saved') expect([title, (votes?.[opinion - 1] ?? 0) > 0]).toEqual([title, true])
		}
	})
})
