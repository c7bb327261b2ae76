import { inflateRawSync } from 'node:zlib'

/** The files of a zip by their names, by its own directory. */
export function unzip(zip: Buffer): Record<string, Buffer> {
	const files: Record<string, Buffer> = {}
	const end = zip.lastIndexOf(Buffer.from([0x50, 0x4b, 5, 6]))
	let at = zip.readUInt32LE(end + 16)
	for (let left = zip.readUInt16LE(end + 10); left > 0; left -= 1) {
		const [nameLength, extra, note] = [28, 30, 32].map((offset) => zip.readUInt16LE(at + offset))
		const name = zip.toString('utf8', at + 46, at + 46 + (nameLength ?? 0))
		const local = zip.readUInt32LE(at + 42)
		const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28)
		const bytes = zip.subarray(start, start + zip.readUInt32LE(at + 20))
		files[name] = zip.readUInt16LE(at + 10) === 8 ? inflateRawSync(bytes) : Buffer.from(bytes)
		at += 46 + (nameLength ?? 0) + (extra ?? 0) + (note ?? 0)
	}
	return files
}
