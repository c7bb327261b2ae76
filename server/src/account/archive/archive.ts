import { Readable } from 'node:stream'
import { type RawBuilder, sql } from 'kysely'
import type { Locale } from 'shared-contract'
import type { Database } from '../../core/database/schema.ts'
import type { ObjectStore } from '../../core/storage/objectStore.ts'
import { uploadKey } from '../../core/upload/picture.ts'
import { listJson, malXml } from '../../library/public.ts'
import type { ArchivePart } from './archivePart.ts'
import { ARCHIVE_PARTS } from './archiveParts.ts'
import { README } from './readme.ts'

const BATCH_SIZE = 2000

interface ArchiveRequest {
	memberId: string
	username: string
	/** The name of the account with which the member signs in elsewhere. */
	linkedName: string | null
	locale: Locale
	storage: ObjectStore
	now: Date
	/** The parts of the slices above this one. */
	later: readonly ArchivePart[]
}

/**
 * All data of a member as a zip, streamed: only one page of one file is in memory.
 *
 * @param onFailure gets the error that ends the stream: the response has begun by then.
 */
export async function archive(
	db: Database,
	archiveRequest: ArchiveRequest,
	onFailure: (error: unknown) => void,
): Promise<Readable> {
	const { memberId, username, linkedName, locale, storage, now, later } = archiveRequest
	const { ZipFile } = await import('yazl')
	const zip = new ZipFile()
	const output = new Readable().wrap(zip.outputStream)
	const add = (name: string, text: AsyncIterable<string | Buffer>) => {
		zip.addReadStreamLazy(name, { mtime: now }, (give) => {
			const stream = Readable.from(text, { objectMode: false })
			stream.once('error', (error) => {
				onFailure(error)
				output.destroy(error)
			})
			give(null, stream)
		})
	}
	zip.addBuffer(Buffer.from(README[locale]({ username, day: now.toISOString().slice(0, 10) })), 'README.txt', {
		mtime: now,
	})
	add('lists/lists.json', listJson(db, { memberId, username, now }))
	for (const kind of ['anime', 'manga'] as const) add(`lists/mal-${kind}.xml`, malXml(db, { memberId, username, kind }))
	for (const part of [...ARCHIVE_PARTS, ...later]) add(part.file, partJson(db, part.rows(memberId, linkedName)))
	for (const id of await pictures(db, memberId)) add(`pictures/${id}.webp`, picture(storage, id))
	zip.end()
	return output
}

async function* partJson(db: Database, query: RawBuilder<unknown>): AsyncGenerator<string> {
	yield '['
	for (let at = 0; ; at += BATCH_SIZE) {
		const { rows } = await sql`${query} limit ${BATCH_SIZE} offset ${at}`.execute(db)
		for (const [place, row] of rows.entries()) yield `${at + place > 0 ? ',' : ''}\n${JSON.stringify(row)}`
		if (rows.length < BATCH_SIZE) break
	}
	yield ']\n'
}

async function pictures(db: Database, memberId: string): Promise<string[]> {
	const { rows } = await sql<{ id: string }>`select id from upload where member_id = ${memberId}
		union select u.upload_id from upload_use u where u.purpose in ('avatar', 'banner') and u.owner = ${memberId}
		union select c.picture_id from comment c where c.member_id = ${memberId} and c.picture_id is not null
		order by 1`.execute(db)
	return rows.map(({ id }) => id)
}

// A picture that was deleted meanwhile becomes an empty file.
async function* picture(storage: ObjectStore, id: string): AsyncGenerator<Buffer> {
	yield (await storage.get(uploadKey(id))) ?? Buffer.alloc(0)
}
