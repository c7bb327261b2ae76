import type { Generated } from 'kysely'
import type { AssistantFailure, AssistantMode } from 'shared-contract'

export interface AssistantConversationTable {
	member_id: string
	opened_at: Date
	/** Whether the own list may be read; null until the member has said. */
	list_consent: boolean | null
	/** The reply that is being written, and until when it may be, whatever becomes of its process. */
	answering: string | null
	answering_until: Date | null
}

/** A question has a `client_id`, a reply the question that it `answers`, with how it ended. */
export interface AssistantMessageTable {
	id: Generated<number>
	member_id: string
	client_id: string | null
	answers: number | null
	text: string
	mode: AssistantMode | null
	state: 'complete' | 'stopped' | 'failed' | null
	failure: AssistantFailure | null
	/** The works that the text names, in that order. */
	work_ids: Generated<number[]>
	created_at: Date
}

/** Every question of the last day, for the limits; forgetting a conversation does not forget these. */
export interface AssistantRequestTable {
	id: Generated<number>
	member_id: string | null
	/** Of a visitor. */
	address: string | null
	asked_at: Date
}

export interface AssistantTables {
	assistant_conversation: AssistantConversationTable
	assistant_message: AssistantMessageTable
	assistant_request: AssistantRequestTable
}
