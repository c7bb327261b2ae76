import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'
import type { S3Client, S3ClientConfig } from '@aws-sdk/client-s3'
import type { Settings } from '../settings.ts'
import { type ByteRange, type ObjectStore, StorageUnavailable, type StoredObject } from './objectStore.ts'

const CONNECT_TIMEOUT_MS = 2_000
const REQUEST_TIMEOUT_MS = 15_000
const ATTEMPTS = 3
/** The most objects that S3 deletes in one request. */
const DELETED_AT_ONCE = 1000
const MISSING = new Set(['NoSuchKey', 'NotFound'])

export type S3Settings = Pick<
	Settings,
	'S3_ENDPOINT' | 'S3_BUCKET' | 'S3_REGION' | 'S3_ACCESS_KEY_ID' | 'S3_SECRET_ACCESS_KEY' | 'S3_PREFIX'
>

interface Opened {
	sdk: typeof import('@aws-sdk/client-s3')
	client: S3Client
}

/** A store in a bucket of an S3-compatible service. */
export class S3Store implements ObjectStore {
	readonly isShared = true
	readonly #bucket: string
	readonly #prefix: string
	readonly #config: S3ClientConfig
	#opening: Promise<Opened> | undefined

	constructor(bucket: string, settings: S3Settings) {
		this.#bucket = bucket
		this.#prefix = settings.S3_PREFIX === undefined ? '' : `${settings.S3_PREFIX}/`
		this.#config = s3Config(settings)
	}

	async put(key: string, bytes: Buffer): Promise<void> {
		await this.#send(({ sdk, client }) =>
			client.send(new sdk.PutObjectCommand({ ...this.#at(key), Body: bytes, ContentLength: bytes.length })),
		)
	}

	async putFile(key: string, path: string): Promise<void> {
		await this.#send(async ({ client }) => {
			const { Upload } = await import('@aws-sdk/lib-storage')
			await new Upload({ client, params: { ...this.#at(key), Body: createReadStream(path) } }).done()
		})
	}

	async get(key: string): Promise<Buffer | undefined> {
		return this.#send(async (opened) => {
			const body = await this.#body(opened, key)
			return body && Buffer.from(await body.transformToByteArray())
		})
	}

	async read(key: string, range?: ByteRange): Promise<Readable | undefined> {
		const body = await this.#send((opened) => this.#body(opened, key, range))
		return body instanceof Readable ? body : undefined
	}

	async #body({ sdk, client }: Opened, key: string, range?: ByteRange) {
		const Range = range && `bytes=${range.start}-${range.end}`
		try {
			return (await client.send(new sdk.GetObjectCommand({ ...this.#at(key), ...(Range && { Range }) }))).Body
		} catch (error) {
			if (error instanceof Error && MISSING.has(error.name)) return undefined
			throw error
		}
	}

	async remove(keys: readonly string[]): Promise<void> {
		for (let start = 0; start < keys.length; start += DELETED_AT_ONCE) {
			const Objects = keys.slice(start, start + DELETED_AT_ONCE).map((key) => ({ Key: this.#prefix + key }))
			await this.#send(async ({ sdk, client }) => {
				const request = { Bucket: this.#bucket, Delete: { Objects, Quiet: true } }
				const { Errors = [] } = await client.send(new sdk.DeleteObjectsCommand(request))
				if (Errors[0]) throw new Error(`${Errors[0].Key} was not deleted: ${Errors[0].Message}`)
			})
		}
	}

	async *list(prefix: string): AsyncGenerator<StoredObject> {
		let next: string | undefined
		do {
			const page = await this.#send(({ sdk, client }) =>
				client.send(
					new sdk.ListObjectsV2Command({
						Bucket: this.#bucket,
						Prefix: this.#prefix + prefix,
						...(next === undefined ? {} : { ContinuationToken: next }),
					}),
				),
			)
			for (const { Key = '', Size = 0, LastModified = new Date(0) } of page.Contents ?? [])
				yield { key: Key.slice(this.#prefix.length), bytes: Size, changedAt: LastModified }
			next = page.NextContinuationToken
		} while (next !== undefined)
	}

	#at(key: string) {
		return { Bucket: this.#bucket, Key: this.#prefix + key }
	}

	async #send<Result>(work: (opened: Opened) => Promise<Result>): Promise<Result> {
		// Loads the client at its first use: a site without S3 never reads it.
		this.#opening ??= import('@aws-sdk/client-s3').then((sdk) => ({ sdk, client: new sdk.S3Client(this.#config) }))
		try {
			return await work(await this.#opening)
		} catch (error) {
			throw new StorageUnavailable(error)
		}
	}
}

/** The options of a client of S3. */
export function s3Config(settings: S3Settings): S3ClientConfig {
	const { S3_ENDPOINT: endpoint, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = settings
	return {
		region: settings.S3_REGION,
		// Few stores but Amazon's have a host name for each bucket.
		...(endpoint === undefined ? {} : { endpoint, forcePathStyle: true }),
		// Without keys the client looks for the credentials of the machine.
		...(accessKeyId !== undefined && secretAccessKey !== undefined
			? { credentials: { accessKeyId, secretAccessKey } }
			: {}),
		maxAttempts: ATTEMPTS,
		requestHandler: {
			connectionTimeout: CONNECT_TIMEOUT_MS,
			requestTimeout: REQUEST_TIMEOUT_MS,
			throwOnRequestTimeout: true,
		},
		// Many stores do not know the newer checksums of Amazon's.
		requestChecksumCalculation: 'WHEN_REQUIRED',
		responseChecksumValidation: 'WHEN_REQUIRED',
	}
}
