import { atom, type ReadableAtom } from 'nanostores'
import { type GroupMember, type GroupRole, groupMembersRoute, type RouteAnswer } from 'shared-contract'
import { call } from 'shared-state'
import { $currentMember } from '../currentMember.ts'

/** The loaded members of the open group, filtered by the search. */
export type Members =
	| { state: 'loading' }
	| { state: 'failed' }
	| { state: 'ready'; items: readonly GroupMember[]; total: number; next: string | null; isLoadingMore: boolean }

type Page = RouteAnswer<typeof groupMembersRoute>

interface MembersQuery {
	groupId: string
	q: string
}

const $current = atom<Members>({ state: 'loading' })
let currentQuery: MembersQuery | undefined
const examples = new Map<string, GroupMember>()

export const $members: ReadableAtom<Members> = $current

/** Loads the members of a group; those of the same group stay visible. */
export async function loadMembers(groupId: string, q = ''): Promise<void> {
	if (currentQuery?.groupId !== groupId) $current.set({ state: 'loading' })
	const mine = { groupId, q }
	currentQuery = mine
	const own = examples.get(groupId)
	if (own && isExampleGroup(groupId)) return setReady({ items: [own], total: 1, next: null })
	const outcome = await call(groupMembersRoute, { params: { id: groupId }, query: q === '' ? {} : { q } })
	if (currentQuery !== mine) return
	if (outcome.state === 'done') setReady(own ? withOwn(outcome.answer, own) : outcome.answer)
	else if ($current.get().state !== 'ready') $current.set({ state: 'failed' })
}

function setReady(page: Page): void {
	$current.set({ state: 'ready', ...page, isLoadingMore: false })
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

/** Loads the next page. */
export async function loadMoreMembers(): Promise<void> {
	const [mine, before] = [currentQuery, $current.get()]
	if (!mine || before.state !== 'ready' || before.next === null || before.isLoadingMore) return
	$current.set({ ...before, isLoadingMore: true })
	const query = { after: before.next, ...(mine.q === '' ? {} : { q: mine.q }) }
	const outcome = await call(groupMembersRoute, { params: { id: mine.groupId }, query })
	if (currentQuery !== mine) return
	if (outcome.state !== 'done') $current.set({ ...before, isLoadingMore: false })
	else {
		const { items, total, next } = outcome.answer
		$current.set({ state: 'ready', items: [...before.items, ...items], total, next, isLoadingMore: false })
	}
}

/** Reloads the shown members of a group after a change. */
export function refreshMembers(groupId: string): void {
	if (currentQuery?.groupId === groupId) void loadMembers(groupId, currentQuery.q)
}

/** Updates a loaded member, or removes it with `null`. */
export function updateMember(memberId: string, change: (member: GroupMember) => GroupMember | null): void {
	const now = $current.get()
	if (now.state !== 'ready') return
	const items = now.items.flatMap((member) => (member.id === memberId ? (change(member) ?? []) : member))
	$current.set({ ...now, items, total: now.total - (now.items.length - items.length) })
}

/** Clears the members when another member signs in. */
export function clearMembers(): void {
	currentQuery = undefined
	examples.clear()
	$current.set({ state: 'loading' })
}
