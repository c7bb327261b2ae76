import type { Generated } from 'kysely'
import type { MessageReaction } from 'shared-contract'

/** Conversations (channels and direct chats), messages and read markers. */
export interface MessageTables {
	/** A channel (`group_id`, `channel_key`), the thread of a message (`group_id`, `root_…`) or a direct chat (`low_id` < `high_id`). */
	conversation: {
		id: string
		group_id: string | null
		channel_key: string | null
		low_id: string | null
		high_id: string | null
		/** The message that carries the thread. */
		root_conversation_id: Generated<string | null>
		root_number: Generated<number | null>
		/** The number of the last message. */
		last_number: Generated<number>
		/** How many messages have been deleted. */
		deletions: Generated<number>
		/** How many edits, pins and reactions there were. */
		changes: Generated<number>
		/** When the last message was sent; in an empty direct chat when the two became friends. */
		last_sent_at: Date | null
	}
	/** Read markers, and which threads members follow. A member without a row has read nothing. */
	conversation_read: { member_id: string; conversation_id: string; number: number; followed: Generated<boolean> }
	message: {
		conversation_id: string
		number: number
		/** Null if the account was deleted. */
		author_id: string | null
		/** The id that the author's browser gave it: a message sent twice is stored once. */
		client_id: string
		/** Empty once deleted. */
		text: string
		sent_at: Date
		/** The sequence number of its deletion in the conversation; null if not deleted. */
		deletion: number | null
		/** The title and episode that it is about; it is closed to members who have not seen that episode. */
		title_id: Generated<number | null>
		episode: Generated<number | null>
		edited_at: Generated<Date | null>
		/** The number of the message that it replies to. */
		reply_to: Generated<number | null>
		pinned_at: Generated<Date | null>
		/** The upload that it shows. One that moderators removed keeps it for an appeal. */
		picture_id: Generated<string | null>
		picture_alt: Generated<string>
		picture_spoiler: Generated<boolean>
		/** The sequence number of its last edit, pin or reaction in the conversation. */
		change: Generated<number | null>
	}
	message_reaction: { conversation_id: string; number: number; member_id: string; reaction: MessageReaction }
}
