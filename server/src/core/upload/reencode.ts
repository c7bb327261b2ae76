import { pictureSizeError, UPLOAD_MAX_PIXELS } from 'shared-contract'
import type { Metadata, Sharp } from 'sharp'
import { Problem } from '../problem.ts'
import { loadSharp } from './sharp.ts'

/** The target format of a picture. */
export interface Shape {
	width: number
	height: number
	/** `inside`: scaled down to fit. `cover`: cropped to this size. */
	fit: 'inside' | 'cover'
	/** Whether animations are kept. */
	animated: boolean
}

/** A re-encoded picture. */
export interface EncodedPicture {
	bytes: Buffer
	width: number
	height: number
}

const QUALITY = 82
// More frames would slow the browsers of visitors.
const FRAMES_MAX = 300
const TIMEOUT_SECONDS = 15

/**
 * Decodes a picture and re-encodes it as WebP, with its orientation applied and without metadata. The cost of decoding is
 * checked from the header first.
 *
 * @throws Problem `upload.notPicture`, `upload.tooLong`, `upload.tooManyPixels`, `upload.broken`
 */
export async function reencode(file: Buffer, shape: Shape): Promise<EncodedPicture> {
	if (!pictureType(file)) throw new Problem('upload.notPicture', 415)
	const sharp = await loadSharp()
	const head = await orRefuse(sharp(file, { pages: 1, limitInputPixels: false }).metadata())
	const breach = pictureSizeError(head)
	if (breach) throw new Problem(breach, 422)
	const animated = shape.animated && isAnimation(head)
	const picture = sharp(file, {
		failOn: 'error',
		limitInputPixels: UPLOAD_MAX_PIXELS,
		pages: animated ? -1 : 1,
		sequentialRead: true,
	})
	const { data, info } = await orRefuse(encode(picture, shape))
	return { bytes: data, width: info.width, height: info.pageHeight ?? info.height }
}

/** Whether a picture is an animation whose frames together have no more pixels than the largest allowed still picture. */
function isAnimation({ width, height, pages = 1 }: Metadata): boolean {
	return pages > 1 && pages <= FRAMES_MAX && width * height * pages <= UPLOAD_MAX_PIXELS
}

function encode(picture: Sharp, { width, height, fit }: Shape) {
	return picture
		.timeout({ seconds: TIMEOUT_SECONDS })
		.autoOrient()
		.resize({ width, height, fit, withoutEnlargement: fit === 'inside' })
		.webp({ quality: QUALITY, effort: 3, minSize: false })
		.toBuffer({ resolveWithObject: true })
}

async function orRefuse<Value>(work: Promise<Value>): Promise<Value> {
	try {
		return await work
	} catch {
		throw new Problem('upload.broken', 422)
	}
}

/** The accepted formats of pictures. */
type PictureType = 'jpeg' | 'png' | 'webp' | 'gif'

/** The format of a file by its magic bytes. Its name and Content-Type are ignored. */
function pictureType(bytes: Uint8Array): PictureType | undefined {
	if (startsWith(bytes, [0xff, 0xd8, 0xff])) return 'jpeg'
	if (startsWith(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'png'
	if (startsWith(bytes, ascii('GIF87a')) || startsWith(bytes, ascii('GIF89a'))) return 'gif'
	if (startsWith(bytes, ascii('RIFF')) && startsWith(bytes.subarray(8), ascii('WEBP'))) return 'webp'
	return undefined
}

const ascii = (text: string) => [...text].map((letter) => letter.charCodeAt(0))

function startsWith(bytes: Uint8Array, signature: readonly number[]): boolean {
	return signature.every((byte, index) => bytes[index] === byte)
}
