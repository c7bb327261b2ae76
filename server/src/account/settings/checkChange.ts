import { type AccountChange, accountChangeErrors, type ErrorCode, tidyEmail, tidyUsername } from 'shared-contract'
import type { Database } from '../../core/database/schema.ts'
import { trimmedText } from '../../core/http/textField.ts'
import { looksLikeAnother } from '../../core/identity/alikeName.ts'
import { emailKey } from '../../core/identity/email.ts'
import { usernameError, usernameKey } from '../../core/identity/username.ts'
import { Problem } from '../../core/problem.ts'
import { passwordError } from '../passwordRules.ts'

/** The account before a change. */
export interface CurrentAccount {
	id: string
	username: string
	email: string | null
}

/** A valid change, normalised for storage. */
export interface CheckedChange {
	username: string
	bio: string
	/** Undefined if unchanged. */
	email: string | undefined
	newPassword: string | undefined
	currentPassword: string
}

/**
 * Validates every field of a change with the rules of registration.
 *
 * @throws Problem with the first validation error, and all errors by field.
 */
export async function checkChange(db: Database, current: CurrentAccount, typed: AccountChange): Promise<CheckedChange> {
	const username = tidyUsername(typed.username)
	const bio = trimmedText(typed.bio)
	const typedEmail = tidyEmail(typed.email)
	// An account without an e-mail may stay without one.
	const email = typedEmail === (current.email ?? '') ? undefined : typedEmail
	const newPassword = typed.newPassword === '' ? undefined : typed.newPassword
	refuse(400, {
		...accountChangeErrors(current, typed),
		username: username === current.username ? undefined : usernameError(username),
		newPassword: newPassword === undefined ? undefined : await passwordError(newPassword, [username, typedEmail]),
	})
	await refuseTaken(db, { id: current.id, username, email })
	return { username, bio, email, newPassword, currentPassword: typed.currentPassword ?? '' }
}

/** @throws Problem 409 if another member has the username, one that looks like it, or the e-mail. */
export async function refuseTaken(
	db: Database,
	{ id, username, email }: { id: string; username?: string | undefined; email: string | undefined },
): Promise<void> {
	const names = username === undefined ? [] : [usernameKey(username)]
	const addresses = email === undefined ? [] : [emailKey(email)]
	const others = await db
		.selectFrom('member')
		.where('id', '!=', id)
		.where((member) =>
			member.or([
				...names.map((name) => member('username_key', '=', name)),
				...addresses.map((address) => member('email_key', '=', address)),
			]),
		)
		.select(['username_key', 'email_key'])
		.execute()
	const isTaken = others.some((other) => names.includes(other.username_key))
	const isAlike = username !== undefined && (await looksLikeAnother(db, username, id))
	refuse(409, {
		username: isTaken ? 'auth.username.taken' : isAlike ? 'auth.username.alike' : undefined,
		email: others.some(({ email_key }) => email_key !== null && addresses.includes(email_key))
			? 'auth.email.taken'
			: undefined,
	})
}

function refuse(statusCode: number, breaches: Record<string, ErrorCode | undefined>): void {
	const fields: Record<string, ErrorCode> = {}
	for (const [field, code] of Object.entries(breaches)) if (code) fields[field] = code
	const [first] = Object.values(fields)
	if (first) throw new Problem(first, statusCode, { fields })
}
