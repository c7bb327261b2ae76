import { Readable } from 'node:stream'
import { DamagedBackup } from './format.ts'
import { fromWeb, toWeb } from './webStreams.ts'

/** What a file of age starts with. */
const AGE_START = 'age-encryption.org/'

/** Encrypts a stream for the owner of an age recipient (`age1…`): who makes backups cannot read them. */
export async function encrypt(stream: Readable, recipient: string): Promise<Readable> {
	const { Encrypter } = await import('age-encryption')
	const encrypter = new Encrypter()
	encrypter.addRecipient(recipient)
	return fromWeb(await encrypter.encrypt(toWeb(stream)))
}

/**
 * Decrypts a stream by an age identity (`AGE-SECRET-KEY-1…`), unless it is not encrypted.
 *
 * @throws DamagedBackup when it is encrypted for others, or without an identity
 */
export async function decrypt(stream: Readable, identity: string | undefined): Promise<Readable> {
	const chunks = stream[Symbol.asyncIterator]()
	const first = await chunks.next()
	const start: Buffer = first.done ? Buffer.alloc(0) : first.value
	const whole = Readable.from(startWith(start, chunks))
	if (!start.toString('latin1').startsWith(AGE_START)) return whole
	if (identity === undefined) throw new DamagedBackup('the backup is encrypted: set BACKUP_IDENTITY to its secret key')
	const { Decrypter } = await import('age-encryption')
	const decrypter = new Decrypter()
	decrypter.addIdentity(identity)
	try {
		return fromWeb(await decrypter.decrypt(toWeb(whole)))
	} catch (error) {
		throw new DamagedBackup('the backup is encrypted for another key than BACKUP_IDENTITY', { cause: error })
	}
}

async function* startWith(start: Buffer, rest: AsyncIterator<Buffer>): AsyncGenerator<Buffer> {
	if (start.length > 0) yield start
	for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value
}
