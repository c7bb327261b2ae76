import { atom, type ReadableAtom } from 'nanostores'
import { type GroupMember, type GroupRole, groupMembersRoute, type RouteAnswer } from 'shared-contract'
import { call } from 'shared-state'
import { $currentMember } from '../currentMember.ts'

/** The members of the group that is open, as far as they are fetched, of those whose names hold `q`. */
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

/** Asks for the members of a group; those that are there stay in sight while the same group is asked for again. */
export async function loadMembers(groupId: string, q = ''): Promise<void> {
	if (currentQuery?.groupId !== groupId) $current.set({ state: 'loading' })
	const mine = { groupId, q }
	currentQuery = mine
	const own = examples.get(groupId)
	if (own?.role === 'admin') return setReady({ items: [own], total: 1, next: null })
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

/** A visitor of the demo has made or joined a group: no server knows them as its member. */
export function addExampleMember(groupId: string, role: GroupRole): void {
	const self = $currentMember.get()
	if (self) examples.set(groupId, { ...self, role, online: true, joinedAt: new Date().toISOString() })
}

/** Adds the next page. */
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

/** Somebody came, left or got another role: where that group's members are shown, they are asked for again. */
export function refreshMembers(groupId: string): void {
	if (currentQuery?.groupId === groupId) void loadMembers(groupId, currentQuery.q)
}

/** Changes one of those shown, or with `null` takes them away. */
export function updateMember(memberId: string, change: (member: GroupMember) => GroupMember | null): void {
	const now = $current.get()
	if (now.state !== 'ready') return
	const items = now.items.flatMap((member) => (member.id === memberId ? (change(member) ?? []) : member))
	$current.set({ ...now, items, total: now.total - (now.items.length - items.length) })
}

/** Nothing is known any more: somebody else uses the page. */
export function clearMembers(): void {
	currentQuery = undefined
	examples.clear()
	$current.set({ state: 'loading' })
}
