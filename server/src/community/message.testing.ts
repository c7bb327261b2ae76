import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import type { Group, Message } from 'shared-contract'
import type { Schema } from '../core/database/schema.ts'
import type { TestMember } from '../testing/member.testing.ts'
import { relationBench } from './relation.testing.ts'

interface Site {
	readonly app: FastifyInstance
	readonly db: Kysely<Schema>
}

interface Draft {
	name?: string
	isPublic?: boolean
	description?: string
}

/** Helpers for tests of messages, groups and friends. */
export function messageBench(site: Site) {
	const bench = relationBench(site)
	const { send } = bench

	const say = (conversationId: string, by: TestMember | undefined, text: string, clientId: string = randomUUID()) =>
		send('POST', `conversations/${conversationId}/messages`, by, { clientId, text })
	const history = (conversationId: string, by: TestMember | undefined, query = '') =>
		bench.read(`conversations/${conversationId}/messages${query}`, by)
	const newMembers = (count: number) => Promise.all(Array.from({ length: count }, () => bench.newMember()))

	return {
		...bench,
		say,
		history,
		/** The texts of a conversation as a member reads it; null for a message without text. */
		texts: async (conversationId: string, by: TestMember): Promise<(string | null)[]> =>
			(await history(conversationId, by)).items.map(({ text }: Message) => text),
		newMembers,
		async newGroup(by: TestMember, draft: Draft = {}): Promise<Group> {
			const { name = 'Varanda', isPublic = true, description = '' } = draft
			return (await send('POST', 'groups', by, { name, isPublic, description })).json()
		},
		join: (link: string, by: TestMember) => send('POST', 'groups/join', by, { link }),
		/** The only channel of a new group. */
		channelOf: (group: Group): string => group.channels[0]?.id ?? '',
		/** Makes two members friends. */
		async befriend(one: TestMember, other: TestMember): Promise<void> {
			await send('POST', 'friends/requests', one, { memberId: other.id })
			await send('POST', 'friends/requests', other, { memberId: one.id })
		},
		async chatOf(one: TestMember, other: TestMember): Promise<string> {
			return (await send('POST', 'conversations/direct', one, { memberId: other.id })).json().id
		},
	}
}
