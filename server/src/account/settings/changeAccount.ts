import type { FastifyBaseLogger } from 'fastify'
import type { AccountChange, Locale } from 'shared-contract'
import { raiseVersion } from '../../catalogue/public.ts'
import type { AppContext } from '../../core/appContext.ts'
import type { Database } from '../../core/database/schema.ts'
import { emailKey } from '../../core/identity/email.ts'
import { usernameKey } from '../../core/identity/username.ts'
import { mailer } from '../../core/mail/mailer.ts'
import { accountChangedMail } from '../../core/mail/mails.ts'
import { sendCounted } from '../../core/mail/sendCounted.ts'
import { Problem } from '../../core/problem.ts'
import { hashPassword } from '../passwordHash.ts'
import { checkChange, refuseTaken } from './checkChange.ts'
import { emailColumns, sendEmailLink, storeEmailChange } from './emailChange.ts'
import { showPictures } from './pictures.ts'
import { lockOwner, proveOwner } from './proveOwner.ts'
import { endOtherSessions } from './sessionList.ts'

interface Changing {
	memberId: string
	/** The session that asks: it goes on when the password changes. */
	keyHash: string
	typed: AccountChange
	locale: Locale
	log: FastifyBaseLogger
}

/**
 * Changes an account: all of it or nothing. Another e-mail or password asks for the current password. Where the site sends
 * mail, another address holds once its owner has opened the link; another password ends the other sessions.
 *
 * @throws the breaches by field; auth.password.wrong, auth.tooMany, upload.gone, mail.failed, mail.tooMany.
 */
export async function changeAccount(context: AppContext, changing: Changing): Promise<void> {
	const { db } = context
	const { memberId, keyHash, typed, locale, log } = changing
	const now = context.now()
	const standing = await readStanding(db, memberId)
	const change = await checkChange(db, standing, typed)
	const { username, bio, email, newPassword } = change
	const field = 'currentPassword'
	const proven =
		email === undefined && newPassword === undefined
			? undefined
			: await proveOwner(db, { memberId, password: change.currentPassword, field, now })
	const password_hash = newPassword === undefined ? undefined : await hashPassword(newPassword)
	const link = email === undefined ? undefined : await sendEmailLink(context, { memberId, username, email, locale })

	const ended = await orTaken(db, { id: memberId, username, email }, () =>
		db.transaction().execute(async (transaction) => {
			if (proven) await lockOwner(transaction, memberId, proven, field)
			const pictures = await showPictures(transaction, { memberId, ...typed, now })
			await keepFormerName(transaction, memberId, standing.username, username)
			await transaction
				.updateTable('member')
				.set({
					username,
					username_key: usernameKey(username),
					bio,
					...pictures,
					...(password_hash === undefined ? {} : { password_hash }),
					...(email === undefined || link ? {} : emailColumns(email)),
				})
				.where('id', '=', memberId)
				.execute()
			// With another password, an address that waits is no longer one that its owner is known to have asked for.
			if (email !== undefined || password_hash !== undefined) await storeEmailChange(transaction, memberId, link)
			// Names and avatars stand beside titles.
			if (username !== standing.username || 'avatar_url' in pictures) await raiseVersion(transaction)
			// A link that went to the address before, or was asked for with the password before, opens nothing any more.
			if (password_hash !== undefined || (email !== undefined && !link)) {
				await transaction.deleteFrom('password_recovery').where('member_id', '=', memberId).execute()
			}
			return password_hash === undefined ? [] : endOtherSessions(transaction, memberId, keyHash)
		}),
	)
	for (const key of ended) context.live.endSession(key)
	warnOwner(context, changing, standing.email, { email: email !== undefined, password: newPassword !== undefined }, log)
}

async function readStanding(db: Database, memberId: string) {
	const row = await db
		.selectFrom('member')
		.where('id', '=', memberId)
		.select(['id', 'username', 'email'])
		.executeTakeFirst()
	if (!row) throw new Problem('auth.required', 401)
	return row
}

// Links to the profile under the name before go on working, until somebody else takes that name.
async function keepFormerName(db: Database, memberId: string, before: string, after: string): Promise<void> {
	const key = usernameKey(before)
	if (key === usernameKey(after)) return
	await db.deleteFrom('former_username').where('username_key', '=', usernameKey(after)).execute()
	await db
		.insertInto('former_username')
		.values({ username_key: key, member_id: memberId })
		.onConflict((conflict) => conflict.column('username_key').doUpdateSet({ member_id: memberId }))
		.execute()
}

/** Two who take one name at once: the second is told so, by field, and nothing of theirs is stored. */
async function orTaken<Value>(
	db: Database,
	wanted: { id: string; username: string; email: string | undefined },
	write: () => Promise<Value>,
): Promise<Value> {
	try {
		return await write()
	} catch (error) {
		if (typeof error === 'object' && error !== null && 'code' in error && error.code === '23505') {
			await refuseTaken(db, wanted)
		}
		throw error
	}
}

// Whoever reads the mail of the account learns that somebody who knew its password changed it.
function warnOwner(
	context: AppContext,
	{ typed, locale }: Changing,
	address: string | null,
	what: { email: boolean; password: boolean },
	log: FastifyBaseLogger,
): void {
	const post = mailer(context.settings)
	if (!post || address === null || (!what.email && !what.password)) return
	const letter = accountChangedMail(locale, { username: typed.username, ...what })
	// Who has been told of the first changes of an hour need not be told of each that follows.
	const by = [{ kind: 'changed', about: emailKey(address) }] as const
	sendCounted(context, post, { to: address, mail: letter, limitKeys: by }).catch((error) =>
		log.error({ err: error }, 'a warning was not sent'),
	)
}
