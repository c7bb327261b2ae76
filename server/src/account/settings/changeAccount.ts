import type { FastifyRequest } from 'fastify'
import type { AccountChange } from 'shared-contract'
import { raiseVersion } from '../../catalogue/public.ts'
import type { AppContext } from '../../core/appContext.ts'
import type { Database } from '../../core/database/schema.ts'
import { usernameKey } from '../../core/identity/username.ts'
import { localeOf } from '../../core/language/locale.ts'
import { Problem } from '../../core/problem.ts'
import { endAccess } from '../endAccess.ts'
import { hashPassword } from '../passwordHash.ts'
import { applyPictures } from './applyPictures.ts'
import { checkChange, refuseTaken } from './checkChange.ts'
import { emailColumns, sendEmailLink, storeEmailChange } from './emailChange.ts'
import { lockOwner, proveChange } from './proveOwner.ts'
import { endOtherSessions } from './sessionList.ts'
import { warnOwner } from './warnOwner.ts'

interface AccountChangeRequest {
	memberId: string
	/** The requesting session: it survives a change of the password. */
	keyHash: string
	typed: AccountChange
}

/**
 * Changes an account, all fields or none. A new e-mail or password requires the current password, or a recent proof where there is none. If the site sends mail, a
 * new e-mail is used only after its link was opened. A new password ends the other sessions and, if asked to, all other access.
 *
 * @throws Problem with errors by field; auth.password.wrong, auth.stepUp, auth.tooMany, upload.gone, mail.failed, mail.tooMany.
 */
export async function changeAccount(
	request: FastifyRequest,
	context: AppContext,
	{ memberId, keyHash, typed }: AccountChangeRequest,
): Promise<void> {
	const { db } = context
	const now = context.now()
	const current = await readCurrent(db, memberId)
	const change = await checkChange(db, current, typed)
	const { username, bio, email, newPassword } = change
	const field = 'currentPassword'
	const proof =
		email === undefined && newPassword === undefined
			? undefined
			: await proveChange(request, context, { memberId, password: change.currentPassword, field })
	const password_hash = newPassword === undefined ? undefined : await hashPassword(newPassword)
	const link =
		email === undefined
			? undefined
			: await sendEmailLink(context, { memberId, username, email, locale: localeOf(request) })

	const ended = await refuseTakenNames(db, { id: memberId, username, email }, () =>
		db.transaction().execute(async (transaction) => {
			if (proof) await lockOwner(transaction, memberId, proof, field)
			if (username !== current.username) await refuseTaken(transaction, { id: memberId, username, email: undefined })
			const pictures = await applyPictures(transaction, { memberId, ...typed, now })
			await storeFormerName(transaction, memberId, current.username, username)
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
			// A pending e-mail may have been requested by an attacker with the old password.
			if (email !== undefined || password_hash !== undefined) await storeEmailChange(transaction, memberId, link)
			// The catalogue shows usernames and avatars.
			if (username !== current.username || 'avatar_url' in pictures) await raiseVersion(transaction)
			// Recovery links sent to the old e-mail, or before the new password, become invalid.
			if (password_hash !== undefined || (email !== undefined && !link)) {
				await transaction.deleteFrom('password_recovery').where('member_id', '=', memberId).execute()
			}
			if (password_hash === undefined) return []
			if (typed.endsAccess) await endAccess(context, transaction, memberId)
			return endOtherSessions(transaction, memberId, keyHash)
		}),
	)
	for (const key of ended) context.live.endSession(key)
	const events = [
		...(email === undefined ? [] : (['email'] as const)),
		...(newPassword === undefined ? [] : (['password'] as const)),
	]
	warnOwner(request, context, { username, email: current.email }, events)
}

async function readCurrent(db: Database, memberId: string) {
	const row = await db
		.selectFrom('member')
		.where('id', '=', memberId)
		.select(['id', 'username', 'email'])
		.executeTakeFirst()
	if (!row) throw new Problem('auth.required', 401)
	return row
}

// Links with the old username keep working until another member takes the name.
async function storeFormerName(db: Database, memberId: string, before: string, after: string): Promise<void> {
	const key = usernameKey(before)
	if (key === usernameKey(after)) return
	await db.deleteFrom('former_username').where('username_key', '=', usernameKey(after)).execute()
	await db
		.insertInto('former_username')
		.values({ username_key: key, member_id: memberId })
		.onConflict((conflict) => conflict.column('username_key').doUpdateSet({ member_id: memberId }))
		.execute()
}

/** Turns a unique violation (a concurrent change took the name or e-mail) into a validation error by field. */
async function refuseTakenNames<Value>(
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
