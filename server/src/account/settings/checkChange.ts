import { type AccountChange, accountChangeErrors, type ErrorCode, tidyEmail, tidyUsername } from 'shared-contract'
import type { Database } from '../../core/database/schema.ts'
import { trimmedText } from '../../core/http/textField.ts'
import { emailKey } from '../../core/identity/email.ts'
import { usernameError, usernameKey } from '../../core/identity/username.ts'
import { Problem } from '../../core/problem.ts'
import { passwordError } from '../passwordRules.ts'

/** What stands in the account before a change. */
export interface Standing {
	id: string
	username: string
	email: string | null
}

/** A change that keeps the rules, as it is to be stored. */
export interface CheckedChange {
	username: string
	bio: string
	/** Undefined where it stays. */
	email: string | undefined
	newPassword: string | undefined
	currentPassword: string
}

/**
 * Checks every field of a change by the rules of registration.
 *
 * @throws the first of the fields' breaches, with all of them by field.
 */
export async function checkChange(db: Database, standing: Standing, typed: AccountChange): Promise<CheckedChange> {
	const username = tidyUsername(typed.username)
	const bio = trimmedText(typed.bio)
	const given = tidyEmail(typed.email)
	// Who never had an address need not give one.
	const email = given === (standing.email ?? '') ? undefined : given
	const newPassword = typed.newPassword === '' ? undefined : typed.newPassword
	refuse(400, {
		...accountChangeErrors(standing, typed),
		username: username === standing.username ? undefined : usernameError(username),
		newPassword: newPassword === undefined ? undefined : await passwordError(newPassword, [username, given]),
	})
	await refuseTaken(db, { id: standing.id, username, email })
	return { username, bio, email, newPassword, currentPassword: typed.currentPassword ?? '' }
}

/** @throws 409 where somebody else has the name or the address. */
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
	refuse(409, {
		username: others.some((other) => names.includes(other.username_key)) ? 'auth.username.taken' : undefined,
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
