import { createWriteStream } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { StorageUnavailable } from '../../core/storage/objectStore.ts'
import { type S3Settings, s3Config } from '../../core/storage/s3Store.ts'

const S3_ADDRESS = /^s3:\/\/([^/]+)\/(.+)$/

/** A backup goes to a file, or to `s3://<bucket>/<key>` with the keys of the S3 settings. */
export async function writeTo(location: string, stream: Readable, settings: S3Settings): Promise<void> {
	const [, bucket, key] = S3_ADDRESS.exec(location) ?? []
	if (bucket !== undefined && key !== undefined) return putObject({ bucket, key }, stream, settings)
	const unfinished = `${location}.unfinished`
	try {
		await pipeline(stream, createWriteStream(unfinished, { mode: 0o600 }))
		await rename(unfinished, location)
	} catch (error) {
		await rm(unfinished, { force: true })
		throw error
	}
}

/** The content of a backup where {@link writeTo} has written it. @throws NoSuchBackup */
export async function readFrom(location: string, settings: S3Settings): Promise<Readable> {
	const [, bucket, key] = S3_ADDRESS.exec(location) ?? []
	if (bucket !== undefined && key !== undefined) return getObject({ bucket, key }, settings)
	try {
		const file = await open(location)
		if ((await file.stat()).isFile()) return file.createReadStream()
		await file.close()
	} catch (error) {
		throw new NoSuchBackup(location, { cause: error })
	}
	throw new NoSuchBackup(location, {})
}

/** There is nothing at the location, or it cannot be read. */
export class NoSuchBackup extends Error {
	constructor(location: string, options: ErrorOptions) {
		super(`${location} cannot be read`, options)
	}
}

interface S3Object {
	bucket: string
	key: string
}

// The object appears when its last part is there.
async function putObject({ bucket, key }: S3Object, stream: Readable, settings: S3Settings): Promise<void> {
	const [{ S3Client }, { Upload }] = await Promise.all([import('@aws-sdk/client-s3'), import('@aws-sdk/lib-storage')])
	const params = { Bucket: bucket, Key: key, Body: stream }
	try {
		await new Upload({ client: new S3Client(s3Config(settings)), params }).done()
	} catch (error) {
		throw new StorageUnavailable(error)
	}
}

async function getObject({ bucket, key }: S3Object, settings: S3Settings): Promise<Readable> {
	const { S3Client, GetObjectCommand } = await import('@aws-sdk/client-s3')
	try {
		const { Body } = await new S3Client(s3Config(settings)).send(new GetObjectCommand({ Bucket: bucket, Key: key }))
		if (Body instanceof Readable) return Body
	} catch (error) {
		throw new StorageUnavailable(error)
	}
	throw new NoSuchBackup(`s3://${bucket}/${key}`, {})
}
