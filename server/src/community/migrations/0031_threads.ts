import { inOrder } from '../../core/database/migrations/schemaMigration.ts'

export const widens = 'a conversation of a group may have a root in place of a key'

/**
 * A thread is a conversation of a group without a key, which points at the message that carries it. The version before reads it as a
 * conversation of the group, whose messages are as closed as that message.
 */
export const up = inOrder([
	`alter table conversation
		add column root_conversation_id text,
		add column root_number bigint,
		add foreign key (root_conversation_id, root_number) references message on delete cascade,
		drop constraint conversation_check,
		add constraint conversation_kind check (
			(group_id is not null and (channel_key is null) = (root_number is not null)
				and (root_conversation_id is null) = (root_number is null) and low_id is null and high_id is null)
			or (group_id is null and channel_key is null and root_number is null and low_id is not null and low_id < high_id)
		)`,
	`create unique index thread_of_message on conversation (root_conversation_id, root_number)
		where root_number is not null`,
	'alter table conversation_read add column followed boolean not null default false',
	'create index followed_thread on conversation_read (member_id) where followed',
])
