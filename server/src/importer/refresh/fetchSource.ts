import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, stat } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { MINUTE_MS } from 'shared-contract/units'
import { extract } from 'tar-stream'
import type { Dial } from '../../core/remotePicture/dial.ts'
import { openRemote } from '../../core/remotePicture/openRemote.ts'
import type { Source } from './readSources.ts'

const MAX_BYTES = 256 * 1024 * 1024
/** The longest description of a package, in characters. */
const MAX_MANIFEST = 1_000_000
const TIME_LIMIT_MS = 10 * MINUTE_MS
const REGISTRY = 'https://registry.npmjs.org'
const AGENT = { 'user-agent': 'Niouka importer', 'accept-encoding': 'identity' }

/** By what a version of a source is known again. */
export interface Validators {
	etag: string | null
	modified: string | null
	hash: string | null
}

export interface Fetched extends Validators {
	/** The file on this machine. */
	file: string
	/** When the source says that the version is from. */
	asOf: Date | null
}

export interface Fetching {
	dial: Dial
	/** Where a file is stored. */
	folder: string
	signal: AbortSignal
	maxBytes?: number
}

/** A source has no file that can be imported. */
export class SourceFailure extends Error {
	readonly reason: 'missing' | 'tooLarge'
	constructor(reason: SourceFailure['reason'], message: string) {
		super(message)
		this.reason = reason
	}
}

/**
 * Fetches the version of a source that is there now; undefined for the one that is known.
 *
 * @throws SourceFailure, PictureUnavailable where the address must not be dialled or does not answer
 */
export async function fetchSource(source: Source, known: Validators, fetching: Fetching): Promise<Fetched | undefined> {
	const limited = { ...fetching, signal: AbortSignal.any([fetching.signal, AbortSignal.timeout(TIME_LIMIT_MS)]) }
	const found = source.file === undefined ? await download(source, known, limited) : await look(source.file, known)
	return found?.hash === known.hash ? undefined : found
}

async function look(file: string, known: Validators): Promise<Fetched | undefined> {
	const found = await stat(file).catch(() => undefined)
	if (!found?.isFile()) throw new SourceFailure('missing', file)
	const modified = found.mtime.toISOString()
	if (modified === known.modified) return undefined
	const hash = createHash('sha256')
	for await (const chunk of createReadStream(file)) hash.update(chunk)
	return { file, etag: null, modified, hash: hash.digest('hex'), asOf: null }
}

async function download(source: Source, known: Validators, fetching: Fetching): Promise<Fetched | undefined> {
	if (source.package !== undefined) return downloadPackage(source.package, source.path, known, fetching)
	const { url = '' } = source
	const headers = {
		...AGENT,
		...(known.etag !== null && { 'if-none-match': known.etag }),
		...(known.modified !== null && { 'if-modified-since': known.modified }),
	}
	const response = await openRemote(url, { ...fetching, headers })
	if (response.statusCode === 304) return void response.destroy()
	const { etag = null, 'last-modified': modified = null } = response.headers
	// The folder and the name of a file say what it does not: see `dubLevelOf`.
	const path = join(fetching.folder, ...new URL(url).pathname.split('/').slice(-2).map(plain))
	return store(response, path, { etag, modified, asOf: dateOf(modified) }, fetching)
}

/** Fetches a file of the latest version of an npm package. */
async function downloadPackage(name: string, path = 'dist/data.json', known: Validators, fetching: Fetching) {
	const latest = await openRemote(`${REGISTRY}/${name.replace('/', '%2f')}/latest`, { ...fetching, headers: AGENT })
	let text = ''
	for await (const chunk of latest) {
		text += chunk
		if (text.length > MAX_MANIFEST) throw new SourceFailure('tooLarge', `the manifest of ${name}`)
	}
	const { version, dist } = JSON.parse(text)
	if (version === known.etag) return undefined
	const tarball = await openRemote(String(dist?.tarball), { ...fetching, headers: AGENT })
	const entries = extract()
	const unpacking = pipeline(tarball, createGunzip(), entries, { signal: fetching.signal })
	// The loop fails as well; what comes after the file is not waited for.
	unpacking.catch(() => {})
	for await (const entry of entries) {
		const { name: entryName, mtime } = entry.header
		if (entryName === `package/${path}`) {
			// npm writes 1985 where it does not say.
			const asOf = mtime && mtime.getFullYear() > 2000 ? mtime : null
			const validators = { etag: String(version), modified: null, asOf }
			return await store(Readable.from(entry), join(fetching.folder, basename(path)), validators, fetching)
		}
		entry.resume()
	}
	throw new SourceFailure('missing', `${path} in ${name}@${version}`)
}

async function store(
	from: Readable & { headers?: Record<string, unknown> },
	file: string,
	validators: Omit<Fetched, 'file' | 'hash'>,
	{ signal, maxBytes = MAX_BYTES }: Fetching,
): Promise<Fetched> {
	const tooLarge = () => new SourceFailure('tooLarge', `more than ${maxBytes} bytes`)
	if (Number(from.headers?.['content-length']) > maxBytes) {
		from.destroy()
		throw tooLarge()
	}
	const hash = createHash('sha256')
	let bytes = 0
	const measured = new Transform({
		transform(chunk, _encoding, done) {
			bytes += chunk.length
			hash.update(chunk)
			done(bytes > maxBytes ? tooLarge() : null, chunk)
		},
	})
	await mkdir(dirname(file), { recursive: true })
	await pipeline(from, measured, createWriteStream(file), { signal })
	return { ...validators, file, hash: hash.digest('hex') }
}

/** A part of an address as the name of a file. */
const plain = (part: string) =>
	decodeURIComponent(part)
		.replace(/[^\w.-]/g, '_')
		.replace(/^\.+/, '_') || 'file'

function dateOf(header: string | null): Date | null {
	const date = new Date(header ?? '')
	return Number.isNaN(date.getTime()) ? null : date
}
