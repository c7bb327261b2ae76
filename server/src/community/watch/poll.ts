import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { type ErrorCode, POLL_MAX_DAYS, POLL_OPTION_MAX_LENGTH, type Poll } from 'shared-contract'
import { DAY_MS } from 'shared-contract/units'
import { inTransaction } from '../../core/database/inTransaction.ts'
import type { Database } from '../../core/database/schema.ts'
import { refuseInvalidFields, textError, trimmedText } from '../../core/http/textField.ts'
import { Problem } from '../../core/problem.ts'
import { lockGroup } from '../group/lockGroup.ts'
import type { Channel } from './bindChannel.ts'

interface Draft {
	options: readonly string[]
	closesAt: string
	now: Date
}

/** The poll of a channel as a member sees it (null: nobody). Votes of former members do not count. */
export async function readPoll(
	db: Database,
	{ conversationId, groupId, memberId }: Omit<Channel, 'memberId'> & { memberId: string | null },
	now: Date,
): Promise<Poll | null> {
	const poll = await db
		.selectFrom('channel_poll')
		.where('conversation_id', '=', conversationId)
		.select(['id', 'options', 'closes_at'])
		.executeTakeFirst()
	if (!poll) return null
	const { rows } = await sql<{ option: number; votes: number; own: boolean }>`
		select v.option, count(*) as votes, coalesce(bool_or(v.member_id = ${memberId}::uuid), false) as own
		from channel_poll_vote v join group_member g on g.member_id = v.member_id and g.group_id = ${groupId}
		where v.poll_id = ${poll.id} group by v.option`.execute(db)
	const votes = new Map(rows.map((row) => [row.option, row.votes]))
	return {
		id: poll.id,
		options: poll.options.map((text, option) => ({ text, votes: votes.get(option) ?? 0 })),
		own: rows.find(({ own }) => own)?.option ?? null,
		closesAt: poll.closes_at.toISOString(),
		isOpen: poll.closes_at > now,
	}
}

/** Starts a poll in place of the one before. @throws Problem 400 with the codes of the fields, 403, 404. */
export async function startPoll(db: Database, channel: Channel, { closesAt, now, ...draft }: Draft): Promise<void> {
	const options = draft.options.map(trimmedText)
	const closes_at = new Date(closesAt)
	const wait = closes_at.getTime() - now.getTime()
	refuseInvalidFields({
		options: options.map(optionError).find((code) => code !== undefined),
		closesAt: wait > 0 && wait <= POLL_MAX_DAYS * DAY_MS ? undefined : 'date.invalid',
	})
	await inTransaction(db, async (transaction) => {
		await deletePoll(transaction, channel)
		const poll = { conversation_id: channel.conversationId, id: randomUUID(), options, closes_at }
		await transaction.insertInto('channel_poll').values(poll).execute()
	})
}

const optionError = (option: string): ErrorCode | undefined =>
	textError(option, { maxLength: POLL_OPTION_MAX_LENGTH, required: 'text.required' })

/** Deletes the poll of a channel with its votes. @throws Problem 403, 404. */
export async function deletePoll(db: Database, { conversationId, groupId, memberId }: Channel): Promise<void> {
	await inTransaction(db, async (transaction) => {
		await lockGroup(transaction, groupId, memberId, 'arrangeChannels')
		await transaction.deleteFrom('channel_poll').where('conversation_id', '=', conversationId).execute()
	})
}

/** Votes in the poll of a channel. @throws Problem 409 `poll.closed` if it has closed or given way to another. */
export async function voteInPoll(
	db: Database,
	{ conversationId, memberId }: Channel,
	{ pollId, option, now }: { pollId: string; option: number; now: Date },
): Promise<void> {
	await inTransaction(db, async (transaction) => {
		const poll = await transaction
			.selectFrom('channel_poll')
			.where('conversation_id', '=', conversationId)
			.select(['id', 'options', 'closes_at'])
			.forShare()
			.executeTakeFirst()
		if (poll?.id !== pollId || poll.closes_at <= now || option >= poll.options.length) {
			throw new Problem('poll.closed', 409)
		}
		await transaction
			.insertInto('channel_poll_vote')
			.values({ poll_id: pollId, member_id: memberId, option })
			.onConflict((conflict) => conflict.columns(['poll_id', 'member_id']).doUpdateSet({ option }))
			.execute()
	})
}
