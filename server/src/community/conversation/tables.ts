import type { Generated } from 'kysely'

/** What is said in channels and between two, and how far each has read. */
export interface MessageTables {
	/** Either a channel's, or one of two members: the lower id first. */
	conversation: {
		id: string
		group_id: string | null
		channel_key: string | null
		low_id: string | null
		high_id: string | null
		/** The number of the last message. */
		last_number: Generated<number>
		/** How many messages have been deleted. */
		deletions: Generated<number>
		/** When something was last said; of two who said nothing yet, when they became friends. */
		last_sent_at: Date | null
	}
	/** Who has no row has read nothing. */
	conversation_read: { member_id: string; conversation_id: string; number: number }
	message: {
		conversation_id: string
		number: number
		/** Nobody once the account is gone. */
		author_id: string | null
		/** What its author's browser calls it: a text sent twice is stored once. */
		client_id: string
		/** Empty once deleted. */
		text: string
		sent_at: Date
		/** The how-manieth deletion of the conversation took it. */
		deletion: number | null
	}
}
