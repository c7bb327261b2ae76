import { pictureSizeError, UPLOAD_MAX_PIXELS } from 'shared-contract'
import type { Metadata, Sharp } from 'sharp'
import { Problem } from '../problem.ts'
import { library } from './library.ts'
import { pictureType } from './pictureType.ts'

/** How a picture is kept. */
export interface Shape {
	width: number
	height: number
	/** `inside`: as a whole, made smaller where it is larger. `cover`: cut to just this size. */
	fit: 'inside' | 'cover'
	/** Whether a moving picture goes on moving. */
	moves: boolean
}

/** A picture drawn anew. */
export interface Redrawn {
	bytes: Buffer
	width: number
	height: number
}

const QUALITY = 82
// A picture with more frames than this would keep a reader's device busy for what it shows.
const MOST_FRAMES = 300
const LONGEST_SECONDS = 15

/**
 * Decodes a picture and encodes it anew as WebP, upright and without anything that its file told besides. What it would
 * take to decode is read from its head and refused before.
 *
 * @throws Problem `upload.notPicture`, `upload.tooLong`, `upload.tooManyPixels`, `upload.broken`
 */
export async function redraw(given: Buffer, shape: Shape): Promise<Redrawn> {
	if (!pictureType(given)) throw new Problem('upload.notPicture', 415)
	const sharp = await library()
	const head = await orBroken(sharp(given, { pages: 1, limitInputPixels: false }).metadata())
	const breach = pictureSizeError(head)
	if (breach) throw new Problem(breach, 422)
	const moving = shape.moves && keepsMoving(head)
	const picture = sharp(given, {
		failOn: 'error',
		limitInputPixels: UPLOAD_MAX_PIXELS,
		pages: moving ? -1 : 1,
		sequentialRead: true,
	})
	const { data, info } = await orBroken(encode(picture, shape))
	return { bytes: data, width: info.width, height: info.pageHeight ?? info.height }
}

/** A moving picture whose frames are together no more to decode than the largest still one. */
function keepsMoving({ width, height, pages = 1 }: Metadata): boolean {
	return pages > 1 && pages <= MOST_FRAMES && width * height * pages <= UPLOAD_MAX_PIXELS
}

function encode(picture: Sharp, { width, height, fit }: Shape) {
	return picture
		.timeout({ seconds: LONGEST_SECONDS })
		.autoOrient()
		.resize({ width, height, fit, withoutEnlargement: fit === 'inside' })
		.webp({ quality: QUALITY, effort: 3, minSize: false })
		.toBuffer({ resolveWithObject: true })
}

async function orBroken<Value>(work: Promise<Value>): Promise<Value> {
	try {
		return await work
	} catch {
		throw new Problem('upload.broken', 422)
	}
}
