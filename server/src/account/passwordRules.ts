import { type ErrorCode, passwordLengthError } from 'shared-contract'
import { Problem } from '../core/problem.ts'
import { passwordWeakness } from './passwordStrength.ts'

/** The error of a new password, if any. `owner` has the username and the e-mail, which it may not contain. */
export async function passwordError(password: string, owner: readonly string[]): Promise<ErrorCode | undefined> {
	return passwordLengthError(password) ?? passwordWeakness(password, owner)
}

export async function refuseBadPassword(password: string, owner: readonly string[]): Promise<void> {
	const code = await passwordError(password, owner)
	if (code) throw new Problem(code, 400, { fields: { password: code } })
}
