import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'

/** A PNG of a few hundred bytes whose header claims this size. */
export const hugePng = (width: number, height: number) => png(width, height, Buffer.alloc(100_000))

/** A complete black PNG of this size. */
export const blackPng = (width: number, height: number) => png(width, height, Buffer.alloc((1 + 3 * width) * height))

function png(width: number, height: number, pixels: Buffer): Buffer {
	const chunk = (type: string, data: Buffer) => {
		const body = Buffer.concat([Buffer.from(type), data])
		const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
		length.writeUInt32BE(data.length)
		sum.writeUInt32BE(crc32(body))
		return Buffer.concat([length, body, sum])
	}
	const head = Buffer.alloc(13)
	head.writeUInt32BE(width, 0)
	head.writeUInt32BE(height, 4)
	head.set([8, 2, 0, 0, 0], 8)
	return Buffer.concat([
		Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
		chunk('IHDR', head),
		chunk('IDAT', deflateSync(pixels)),
		chunk('IEND', Buffer.alloc(0)),
	])
}

/** An animation whose frames differ in colour. */
export async function movingGif(frames: number, width: number, height: number): Promise<Buffer> {
	const one = (shade: number) =>
		sharp({ create: { width, height, channels: 3, background: { r: shade, g: 255 - shade, b: 9 } } })
			.png()
			.toBuffer()
	const all = await Promise.all(Array.from({ length: frames }, (_, frame) => one(Math.round((frame * 255) / frames))))
	return sharp(all, { join: { animated: true } })
		.gif()
		.toBuffer()
}
