import { createECDH, randomBytes } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import { APPS } from './0001_core/apps.ts'
import { FUNCTIONS } from './0001_core/functions.ts'
import { MEMBERS } from './0001_core/members.ts'
import { SERVICES } from './0001_core/services.ts'
import { inOrder } from './schemaMigration.ts'

const SECRET_BYTES = 32

/** Makes the tables of the core, and the keys of the site. */
export async function up(db: Kysely<unknown>): Promise<void> {
	await inOrder(FUNCTIONS, MEMBERS, APPS, SERVICES)(db)
	const pair = createECDH('prime256v1')
	const publicHalf = pair.generateKeys('base64url')
	// Node leaves out leading zeros of a private key.
	const privateHalf = Buffer.from(pair.getPrivateKey('hex').padStart(2 * SECRET_BYTES, '0'), 'hex')
	await sql`insert into site_key (name, public_half, secret) values
		('vapid', ${publicHalf}, ${privateHalf.toString('base64url')}),
		('unsubscribe', null, ${secret()}),
		('oauth', null, ${secret()})`.execute(db)
}

const secret = () => randomBytes(SECRET_BYTES).toString('base64url')
