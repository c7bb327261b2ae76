import { createHash, randomInt } from 'node:crypto'
import { RECOVERY_CODES } from 'shared-contract'
import type { Database } from '../../core/database/schema.ts'

// Without letters and digits that are read as another one: 31 characters, 79 bits in 16 of them.
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789'
const GROUPS = 4
const GROUP_LENGTH = 4

/** Replaces a member's recovery codes, of which only the hashes are stored. @returns the new ones. */
export async function renewCodes(db: Database, memberId: string): Promise<string[]> {
	const codes = Array.from({ length: RECOVERY_CODES }, newCode)
	await db.deleteFrom('recovery_code').where('member_id', '=', memberId).execute()
	await db
		.insertInto('recovery_code')
		.values(codes.map((code) => ({ member_id: memberId, code_hash: hashOf(code) })))
		.execute()
	return codes
}

/** Uses a recovery code up. @returns whether it was one of the member's. */
export async function takeCode(db: Database, memberId: string, typed: string): Promise<boolean> {
	const taken = await db
		.deleteFrom('recovery_code')
		.where('member_id', '=', memberId)
		.where('code_hash', '=', hashOf(typed))
		.returning('code_hash')
		.executeTakeFirst()
	return taken !== undefined
}

function newCode(): string {
	const group = () => Array.from({ length: GROUP_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')
	return Array.from({ length: GROUPS }, group).join('-')
}

// A code has too many bits to be guessed, so a plain hash is safe. Spaces, hyphens and capitals do not count.
function hashOf(code: string): string {
	const plain = code
		.normalize('NFKC')
		.toLowerCase()
		.replace(/[^a-z0-9]/g, '')
	return createHash('sha256').update(plain).digest('base64url')
}
