import type { ColumnType, Generated } from 'kysely'
import type { AssistantFailure, AssistantMode, EntryFacts, ListProposal } from 'shared-contract'

export interface AssistantConversationTable {
	member_id: string
	opened_at: Date
	/** Whether the assistant may read the member's list; null until they decide. */
	list_consent: boolean | null
	/** The key of the current exchange, and the expiry of its lock in case its process crashes. */
	answering: string | null
	answering_until: Date | null
}

/** A question has a `client_id`; a reply references its question by `answers`. */
export interface AssistantMessageTable {
	id: Generated<number>
	member_id: string
	client_id: string | null
	answers: number | null
	text: string
	mode: AssistantMode | null
	state: 'complete' | 'stopped' | 'failed' | null
	failure: AssistantFailure | null
	/** The works that the text names, in order. */
	work_ids: Generated<number[]>
	/** Empty for a question. */
	proposals: ColumnType<StoredProposal[], string | undefined, string>
	created_at: Date
}

/** A change of the member's list that a reply proposes. */
export interface StoredProposal extends Pick<ListProposal, 'from' | 'to' | 'state'> {
	titleId: number
	/** What was before it was done, for its undo: the vote on the title, and the facts of its entry. */
	before?: { score: number | null; facts: EntryFacts | null }
	/** The entry as it was left, as `markOf` writes it. */
	left?: string
}

/** The questions of the last day, for the rate limits; clearing a conversation does not delete them. */
export interface AssistantRequestTable {
	id: Generated<number>
	member_id: string | null
	/** Only for visitors. */
	address: string | null
	asked_at: Date
}

export interface AssistantTables {
	assistant_conversation: AssistantConversationTable
	assistant_message: AssistantMessageTable
	assistant_request: AssistantRequestTable
}
