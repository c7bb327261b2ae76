import { type GroupMember, type GroupRole, groupMembersRoute, type RouteAnswer } from 'shared-contract'
import { call } from 'shared-state'
import { createRemotePages } from 'shared-state/remote'
import { $currentMember } from '../currentMember.ts'

type Page = RouteAnswer<typeof groupMembersRoute>

interface MembersQuery {
	groupId: string
	q: string
}

let query: MembersQuery | undefined
/** In the demo, the visitor as a member of the groups that they created or joined: the server does not list them there. */
const examples = new Map<string, GroupMember>()

const members = createRemotePages<Page>(
	async (after) => {
		const { groupId, q } = query ?? { groupId: '', q: '' }
		const own = after === undefined ? examples.get(groupId) : undefined
		if (own && isExampleGroup(groupId)) return { state: 'done', answer: { items: [own], total: 1, next: null } }
		const outcome = await call(groupMembersRoute, {
			params: { id: groupId },
			query: { ...(q === '' ? {} : { q }), ...(after === undefined ? {} : { after }) },
		})
		return own && outcome.state === 'done' ? { state: 'done', answer: withOwn(outcome.answer, own) } : outcome
	},
	({ id }) => id,
)

/** The loaded members of the open group, filtered by the search. */
export const $members = members.$state

/** Loads the next page. */
export const loadMoreMembers = members.loadMore

/** Loads the members of a group; those of the same group stay visible. */
export async function loadMembers(groupId: string, q = ''): Promise<void> {
	if (query?.groupId !== groupId) members.reset()
	query = { groupId, q }
	await members.load()
}

function withOwn({ items, total, next }: Page, own: GroupMember): Page {
	return { items: [...items, own], total: total + 1, next }
}

/** In the demo the visitor created or joined a group: the server does not list them. */
export function addExampleMember(groupId: string, role: GroupRole): void {
	const self = $currentMember.get()
	if (self) examples.set(groupId, { ...self, role, online: true, joinedAt: new Date().toISOString() })
}

/** True for a group that the visitor of a demo created. */
export function isExampleGroup(groupId: string): boolean {
	return examples.get(groupId)?.role === 'admin'
}

/** Reloads the shown members of a group after a change. */
export function refreshMembers(groupId: string): void {
	if (query?.groupId === groupId) void members.refresh()
}

/** Updates a loaded member, or removes it with `null`. */
export function updateMember(memberId: string, change: (member: GroupMember) => GroupMember | null): void {
	members.update((page) => {
		const items = page.items.flatMap((member) => (member.id === memberId ? (change(member) ?? []) : member))
		return { ...page, items, total: page.total - (page.items.length - items.length) }
	})
}

/** Clears the members when another member signs in. */
export function clearMembers(): void {
	query = undefined
	examples.clear()
	members.reset()
}
