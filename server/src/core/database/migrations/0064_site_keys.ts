import { createECDH, randomBytes } from 'node:crypto'
import { type Kysely, sql } from 'kysely'

const SECRET_BYTES = 32

/** Makes the keys of the site: the pair by which push services know it, and the secret of unsubscribe links. */
export async function up(db: Kysely<unknown>): Promise<void> {
	await sql`create table site_key (name text primary key, public_half text, secret text not null)`.execute(db)
	const pair = createECDH('prime256v1')
	const publicHalf = pair.generateKeys('base64url')
	// Node leaves out leading zeros of a private key.
	const privateHalf = Buffer.from(pair.getPrivateKey('hex').padStart(2 * SECRET_BYTES, '0'), 'hex')
	const secret = randomBytes(SECRET_BYTES)
	await sql`insert into site_key (name, public_half, secret) values
		('vapid', ${publicHalf}, ${privateHalf.toString('base64url')}),
		('unsubscribe', null, ${secret.toString('base64url')})`.execute(db)
}
