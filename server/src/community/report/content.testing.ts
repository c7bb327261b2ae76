import { type ModeratedKind, messageContentId } from 'shared-contract'
import { ARTICLE } from '../../catalogue/creation/creation.testing.ts'
import { continueIds } from '../../core/database/insertRows.ts'
import { newMember, type TestMember } from '../../testing/member.testing.ts'
import type { testSite } from '../../testing/site.testing.ts'
import { commentBench, FILM, SERIES } from '../comment/comment.testing.ts'
import { messageBench } from '../message.testing.ts'

export const SPAM = 'Compre relógios agora mesmo!'

type Reported = Exclude<ModeratedKind, 'comment' | 'review'>

interface Content {
	kind: Reported
	id: string
	/** The path of the API by which its readers see it. */
	path: string
}

/** Bia's contents of every kind with a text of spam, which Caio sees and Duda, if it is private, does not. */
export function contentBench(site: ReturnType<typeof testSite>) {
	const bench = messageBench(site)
	const { channelOf, join, newGroup, say, send } = bench

	const make: Record<Reported, (bia: TestMember, caio: TestMember) => Promise<Omit<Content, 'kind'>>> = {
		async profile(bia) {
			await site.db.updateTable('member').set({ bio: SPAM }).where('id', '=', bia.id).execute()
			return { id: bia.id, path: `profiles/${encodeURIComponent(bia.username)}` }
		},
		async message(bia, caio) {
			const group = await newGroup(bia)
			await join(group.id, caio)
			await say(channelOf(group), bia, 'Só entre nós')
			await say(channelOf(group), bia, SPAM)
			return {
				id: messageContentId(channelOf(group), 2),
				path: `conversations/${channelOf(group)}/messages`,
			}
		},
		async group(bia, caio) {
			const group = await newGroup(bia, { name: 'Relojoaria', description: SPAM })
			await join(group.id, caio)
			await send('PUT', `groups/${group.id}`, bia, { name: 'Relojoaria', description: SPAM, isPublic: false })
			return { id: group.id, path: `groups/${group.id}` }
		},
		async list(bia) {
			const { list } = (
				await send('POST', 'lists', bia, { title: 'Minha lista', description: SPAM, isPublic: true })
			).json()
			return { id: list.id, path: `lists/${list.id}` }
		},
		async article(bia) {
			const article = { ...ARTICLE, title: SPAM }
			const { id } = (await send('POST', 'creations/news', bia, article)).json()
			return { id: String(id), path: `news/${id}` }
		},
		async recommendation(bia) {
			const { id } = (
				await send('POST', `titles/${SERIES}/recommendations`, bia, { titleId: FILM, reason: SPAM })
			).json()
			return { id: String(id), path: `titles/${SERIES}/recommendations` }
		},
	}

	return {
		...bench,
		KINDS: Object.keys(make) as Reported[],
		async fill() {
			await commentBench(site).fill()
			await continueIds(site.db, 'news_article')
		},
		someone: (role: 'member' | 'moderator' | 'admin' = 'member') => newMember(site.app, { role }),
		make: async (kind: Reported, bia: TestMember, caio: TestMember): Promise<Content> => ({
			kind,
			...(await make[kind](bia, caio)),
		}),
		report: ({ kind, id }: Omit<Content, 'path'>, who?: TestMember, reason = 'spam', text = '') =>
			send('POST', `reports/${kind}/${id}`, who, { reason, text }),
		decide: ({ kind, id }: { kind: ModeratedKind; id: string }, who: TestMember | undefined, decision: object) =>
			send('POST', `moderation/cases/${kind}/${id}`, who, { reason: 'Propaganda', ...decision }),
		queue: async (who: TestMember, query = '') => (await send('GET', `moderation/cases${query}`, who)).json(),
		told: async (who: TestMember): Promise<string[][]> =>
			(await bench.read('notifications', who)).items.map(
				({ event, params, link }: { event: string; params: { about?: string }; link: string }) => [
					event,
					params.about ?? '',
					link,
				],
			),
	}
}
