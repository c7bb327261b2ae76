interface PasskeyTable {
	/** The credential's id, base64url. */
	id: string
	member_id: string
	/** COSE, base64url. */
	public_key: string
	counter: number
	/** Separated by commas. */
	transports: string
	name: string
	created_at: Date
	used_at: Date | null
}

/** What a challenge was made for. */
export type ChallengePurpose = 'add' | 'signIn' | 'secondFactor' | 'stepUp'

interface PasskeyChallengeTable {
	challenge: string
	purpose: ChallengePurpose
	/** Null where a passkey alone tells who signs in. */
	member_id: string | null
	expires_at: Date
}

interface RecoveryCodeTable {
	member_id: string
	code_hash: string
}

/** A sign-in whose first step succeeded, with its proof. */
interface PendingSignInTable {
	token_hash: string
	member_id: string
	password_hash: string | null
	/** The id of the linked account, at whatever service. */
	discord_id: string | null
	expires_at: Date
}

export interface PasskeyTables {
	passkey: PasskeyTable
	passkey_challenge: PasskeyChallengeTable
	recovery_code: RecoveryCodeTable
	pending_sign_in: PendingSignInTable
}
