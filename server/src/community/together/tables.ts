import type { ColumnType, Generated } from 'kysely'
import type { TogetherVote, TogetherWishes } from 'shared-contract'

export interface TogetherTables {
	/** A room that chooses what its people watch. */
	together_room: {
		code: string
		begun_by: string | null
		/** The channel that it was begun from. */
		conversation_id: string | null
		created_at: Date
		/** 0 until cards are dealt. */
		round: Generated<number>
		/** Some of the cards do not fit the genres or services. */
		is_loose: Generated<boolean>
		ended_at: Date | null
		result_id: number | null
		result_likes: Generated<number>
		result_people: Generated<number>
	}
	/** A person in a room: a member, or a guest with a name and the hash of a key. Who leaves loses the seat. */
	together_seat: {
		id: string
		code: string
		member_id: string | null
		guest_name: string | null
		key_hash: string | null
		joined_at: Date
		/** Written as JSON text. */
		wishes: ColumnType<TogetherWishes | null, string | null, string | null>
	}
	together_card: { code: string; title_id: number; round: number; place: number }
	together_vote: { seat_id: string; title_id: number; vote: TogetherVote }
}
