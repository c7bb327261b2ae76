import { $session, type Outcome } from 'shared-state'
import { createRemote, type Remote } from 'shared-state/remote'

interface Items<Item> {
	items: Item[]
}

/** A list of the member that is loaded after the page. */
export type MemberList<Item> = Remote<Items<Item>>

/** Creates the store of a list that only members have: the visitor of a demo has an empty one. */
export function createMemberList<Item>(read: () => Promise<Outcome<Items<Item>>>): MemberList<Item> {
	return createRemote<Items<Item>>(async () =>
		$session.get().state === 'visitor' ? { state: 'done', answer: { items: [] } } : read(),
	)
}
