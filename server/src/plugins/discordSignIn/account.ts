import { randomUUID } from 'node:crypto'
import { artworkPath, isEmail, type Member, tidyEmail, tidyUsername, USERNAME_MAX_LENGTH } from 'shared-contract'
import type { Database } from '../../core/database/schema.ts'
import { looksLikeAnother } from '../../core/identity/alikeName.ts'
import { emailKey } from '../../core/identity/email.ts'
import { memberColumns, toMember } from '../../core/identity/member.ts'
import { usernameError, usernameKey } from '../../core/identity/username.ts'
import { Problem } from '../../core/problem.ts'
import type { DiscordUser } from './client.ts'
import type { DiscordSignInTables } from './tables.ts'

type LinkedRow = DiscordSignInTables['discord_account']

const NAMES_TRIED = 50

/** Links a Discord account to a member. @throws auth.discord.linked if it is linked to another member. */
export async function linkDiscord(db: Database, memberId: string, user: DiscordUser, now: Date): Promise<void> {
	const row: LinkedRow = { discord_id: user.id, member_id: memberId, name: user.username, linked_at: now }
	await db.transaction().execute(async (transaction) => {
		await transaction.deleteFrom('discord_account').where('member_id', '=', memberId).execute()
		const linked = await transaction
			.insertInto('discord_account')
			.values(row)
			.onConflict((conflict) => conflict.doNothing())
			.returning('member_id')
			.executeTakeFirst()
		if (!linked) throw new Problem('auth.discord.linked', 409)
	})
}

/**
 * The member linked to a Discord account, or a new member. An existing account with the same e-mail is not linked: its owner
 * has to sign in and link it.
 *
 * @throws auth.discord.emailTaken
 */
export async function memberOfDiscord(db: Database, user: DiscordUser, now: Date): Promise<Member> {
	const known = await db
		.selectFrom('discord_account')
		.innerJoin('member', 'member.id', 'discord_account.member_id')
		.where('discord_id', '=', user.id)
		.select(memberColumns)
		.executeTakeFirst()
	if (known) return toMember(known)
	const email = verifiedEmail(user)
	if (email && (await hasAccount(db, email))) throw new Problem('auth.discord.emailTaken', 409)
	return db.transaction().execute(async (transaction) => {
		const member = await createMember(transaction, user, email, now)
		await transaction
			.insertInto('discord_account')
			.values({ discord_id: user.id, member_id: member.id, name: user.username, linked_at: now })
			.execute()
		return member
	})
}

function verifiedEmail({ email, verified }: DiscordUser): string | undefined {
	const tidy = tidyEmail(email ?? '')
	return verified === true && isEmail(tidy) ? tidy : undefined
}

async function hasAccount(db: Database, email: string): Promise<boolean> {
	const row = await db.selectFrom('member').where('email_key', '=', emailKey(email)).select('id').executeTakeFirst()
	return row !== undefined
}

async function createMember(db: Database, user: DiscordUser, email: string | undefined, now: Date): Promise<Member> {
	const id = randomUUID()
	const emailColumns = email === undefined ? {} : { email, email_key: emailKey(email) }
	for (const username of namesFor(user)) {
		if (await looksLikeAnother(db, username)) continue
		const row = await db
			.insertInto('member')
			.values({
				id,
				avatar_url: artworkPath('avatar', id),
				username,
				username_key: usernameKey(username),
				...emailColumns,
				joined_at: now,
			})
			.onConflict((conflict) => conflict.column('username_key').doNothing())
			.returning(memberColumns)
			.executeTakeFirst()
		if (row) return toMember(row)
	}
	throw new Problem('server.unavailable', 503)
}

/** Candidates for the username of a Discord user, most similar first. */
export function* namesFor({ id, global_name, username }: Pick<DiscordUser, 'id' | 'global_name' | 'username'>) {
	const wanted = [global_name ?? '', username].map(fitUsername).find((name) => !usernameError(name)) ?? 'Membro'
	yield wanted
	const stem = [...wanted]
		.slice(0, USERNAME_MAX_LENGTH - 3)
		.join('')
		.replace(/[ ._-]+$/, '')
	for (let number = 2; number <= NAMES_TRIED; number++) yield `${stem} ${number}`
	yield `Membro ${id}`
}

// Drops characters that a username may not contain, and joins its words with single spaces.
function fitUsername(name: string): string {
	const words = name.match(/[\p{L}\p{N}\p{M}]+/gu) ?? []
	return tidyUsername([...words.join(' ')].slice(0, USERNAME_MAX_LENGTH).join(''))
}
