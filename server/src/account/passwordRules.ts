import { type ErrorCode, PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from 'shared-contract'
import { Problem } from '../api/problem.ts'
import { isCommonPassword } from './commonPassword.ts'

/** What is wrong with a password that somebody chooses, if anything is. */
export async function passwordBreach(password: string): Promise<ErrorCode | undefined> {
	const length = [...password].length
	if (length < PASSWORD_MIN_LENGTH) return 'auth.password.short'
	if (length > PASSWORD_MAX_LENGTH) return 'auth.password.long'
	return (await isCommonPassword(password)) ? 'auth.password.common' : undefined
}

export async function refuseBadPassword(password: string): Promise<void> {
	const code = await passwordBreach(password)
	if (code) throw new Problem(code, 400, { fields: { password: code } })
}
