import { artworkPath, GENRES, NEWS_CATEGORIES, NOTIFICATION_TYPES, TRENDING_TERMS, titlePath } from 'shared-contract'
import { SAMPLES } from './index.ts'

const { titles, articles, comments, groups, members, notifications, trending } = SAMPLES
const TODAY = '2026-11-21'

const titleKeys = new Set(titles.map(({ key }) => key))
const memberKeys = new Set(members.map(({ key }) => key))
const isKnown = (known: ReadonlySet<string>) => (key: string) => known.has(key)
const repeated = (values: readonly (string | number)[]) => values.filter((value, at) => values.indexOf(value) !== at)
const count = <T>(items: readonly T[], matches: (item: T) => boolean) => items.filter(matches).length
const mangas = titles.filter(({ kind }) => kind === 'manga')

/** Every text in a piece of data, however deep. */
function textsOf(data: unknown): string[] {
	if (typeof data === 'string') return [data]
	return data !== null && typeof data === 'object' ? Object.values(data).flatMap(textsOf) : []
}

describe('the members', () => {
	test('are eight, and the demo member is one of them', () => {
		expect(members).toHaveLength(8)
		expect(repeated(members.map(({ key }) => key))).toEqual([])
		expect(memberKeys.has(SAMPLES.demoMember)).toBe(true)
	})
})

describe('the titles', () => {
	test('share no id and no key, nor a place in the carousel', () => {
		expect(repeated(titles.map(({ id }) => id))).toEqual([])
		expect(repeated(titles.map(({ key }) => key))).toEqual([])
		expect(repeated(titles.flatMap(({ featured }) => featured ?? []))).toEqual([])
	})

	test('are posted by members who had joined by then', () => {
		for (const { key, postedBy, addedAt } of titles) {
			const joined = members.find((member) => member.key === postedBy)?.joined ?? 'nobody'
			expect([key, joined <= addedAt, addedAt.slice(0, 10) <= TODAY]).toEqual([key, true, true])
		}
	})

	test('are related to other titles that exist, and the way back exists', () => {
		for (const { key, relations } of titles) {
			for (const { to } of relations) {
				const back = titles.find((title) => title.key === to)?.relations.some((relation) => relation.to === key)
				expect([key, to, to !== key && back]).toEqual([key, to, true])
			}
		}
	})

	test.each(['pt', 'en'] as const)('have %s names of their own', (language) => {
		expect(repeated(titles.map(({ names }) => names[language]))).toEqual([])
	})
})

describe('the manga', () => {
	test('are at least 25, with ids from 101 to 140 and colours of their own', () => {
		expect(mangas.length).toBeGreaterThanOrEqual(25)
		expect(mangas.every(({ id }) => id >= 101 && id <= 140)).toBe(true)
		expect(repeated(mangas.map(({ color }) => color))).toEqual([])
		expect(mangas.every(({ color }) => /^#[0-9a-f]{6}$/.test(color))).toBe(true)
	})

	test.each([
		['Novel', 3],
		['Manhwa', 2],
		['OneShot', 1],
		['Manhua', 1],
	])('of format %s are %i', (format, expected) => {
		expect(count(mangas, (manga) => manga.format === format)).toBe(expected)
	})

	test.each(GENRES)('cover the genre %s', (genre) => {
		expect(mangas.some(({ genres }) => genres.includes(genre))).toBe(true)
	})

	test('are complete in at least eight cases of three to six volumes', () => {
		const complete = mangas.filter(({ status }) => status === 'completed')
		expect(count(complete, ({ volumes }) => volumes.length >= 3 && volumes.length <= 6)).toBeGreaterThanOrEqual(8)
		expect(complete.every(({ ended }) => ended !== null && ended <= TODAY)).toBe(true)
	})

	test('that run had a chapter within half a year, and none is dated ahead', () => {
		for (const { key, volumes } of mangas.filter(({ status }) => status === 'releasing')) {
			const latest = volumes.at(-1)?.chapters.at(-1)?.released ?? ''
			expect([key, latest >= '2026-05-21' && latest <= TODAY]).toEqual([key, true])
		}
	})

	test('repeat no chapter title within a work', () => {
		for (const { key, volumes } of mangas) {
			const chapters = volumes.flatMap((volume) => volume.chapters.map(({ title }) => title))
			expect([key, repeated(chapters)]).toEqual([key, []])
		}
	})

	test('have no votes before they are out, and a believable number after', () => {
		for (const { key, status, votes } of mangas) {
			const total = votes.reduce((sum, score) => sum + score, 0)
			const believable = status === 'not_released' ? total === 0 : total >= 150 && total <= 120_000
			expect([key, believable]).toEqual([key, true])
		}
		expect(count(mangas, ({ status }) => status === 'not_released')).toBe(2)
	})
})

describe('the news', () => {
	test('has at least 24 articles with ids of their own, exactly one of them featured', () => {
		expect(articles.length).toBeGreaterThanOrEqual(24)
		expect(repeated(articles.map(({ id }) => id))).toEqual([])
		expect(count(articles, ({ featured }) => featured)).toBe(1)
	})

	test.each(NEWS_CATEGORIES)('has five articles or more on %s', (category) => {
		expect(count(articles, (article) => article.category === category)).toBeGreaterThanOrEqual(5)
	})

	test('is about titles that exist, links to just those, and is signed by a member', () => {
		const pages = new Map(titles.map((title) => [titlePath(title), title.key]))
		for (const { id, about, author, body } of articles) {
			const linked = [...body.matchAll(/href="([^"]+)"/g)].map(([, href = '']) => pages.get(href))
			expect([id, about.filter((key) => !titleKeys.has(key))]).toEqual([id, []])
			expect([id, linked.filter((key) => key === undefined || !about.includes(key))]).toEqual([id, []])
			expect(memberKeys.has(author)).toBe(true)
		}
	})

	test('came out between September and 20 November 2026', () => {
		for (const { publishedAt } of articles) {
			expect(publishedAt >= '2026-09-01T00:00:00Z' && publishedAt < '2026-11-21T00:00:00Z').toBe(true)
			expect(new Date(publishedAt).toISOString().replace('.000', '')).toBe(publishedAt)
		}
	})
})

describe('the comments', () => {
	const all = comments.flatMap((comment) => [comment, ...comment.replies])

	test('are many, by members, with ids of their own', () => {
		expect(comments.length).toBeGreaterThanOrEqual(35)
		expect(repeated(all.map(({ id }) => id))).toEqual([])
		expect(all.map(({ by }) => by).filter((by) => !memberKeys.has(by))).toEqual([])
	})

	test('stand under pages that exist', () => {
		for (const { id, on } of comments) {
			const title = 'title' in on ? titles.find(({ key }) => key === on.title) : undefined
			const exists = 'article' in on ? articles.some((article) => article.id === on.article) : title !== undefined
			expect([id, exists]).toEqual([id, true])
			if ('episode' in on) expect(title?.seasons[on.season - 1]?.episodes[on.episode - 1]).toBeDefined()
		}
	})

	test('under an article are not older than it', () => {
		for (const { id, on, minutesAgo } of comments) {
			const article = 'article' in on ? articles.find((candidate) => candidate.id === on.article) : undefined
			const written = new Date(Date.parse(`${TODAY}T12:00:00Z`) - minutesAgo * 60_000).toISOString()
			if (article) expect([id, written > article.publishedAt]).toEqual([id, true])
		}
	})

	test('are answered after they were written, each reply after the one before', () => {
		for (const { id, minutesAgo, replies } of comments) {
			const ages = [minutesAgo, ...replies.map((reply) => reply.minutesAgo)]
			expect([id, ages.every((age, at) => at === 0 || age < (ages[at - 1] ?? 0))]).toEqual([id, true])
			expect(ages.every((age) => age > 0)).toBe(true)
		}
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
			expect(inside.map(({ member }) => member).every(isKnown(memberKeys))).toBe(true)
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
	})
})

describe('the trending terms', () => {
	test('are seven', () => {
		expect(trending).toHaveLength(TRENDING_TERMS)
		expect(repeated(trending)).toEqual([])
	})

	test.each(trending)('%s is part of a name', (term) => {
		expect(titles.some(({ names }) => textsOf(names).some((name) => name.includes(term)))).toBe(true)
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

	test('give scores that others gave those titles too', () => {
		for (const { title, opinion } of opinions) {
			const votes = titles.find(({ key }) => key === title)?.votes
			if (opinion !== 'saved') expect([title, (votes?.[opinion - 1] ?? 0) > 0]).toEqual([title, true])
		}
	})
})

test('every text is in normal form, without stray spaces', () => {
	const texts = textsOf(SAMPLES)
	expect(texts.filter((text) => text.normalize('NFC') !== text)).toEqual([])
	expect(texts.filter((text) => text.trim() !== text || / {2}/.test(text))).toEqual([])
})

test('the pictures inside articles are those that the site draws', () => {
	for (const { id, body } of articles) {
		for (const [, src] of body.matchAll(/src="([^"]+)"/g)) expect(src).toBe(artworkPath('news', id))
	}
})
