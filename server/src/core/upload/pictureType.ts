/** The accepted formats of pictures. */
export type PictureType = 'jpeg' | 'png' | 'webp' | 'gif'

/** The format of a file by its magic bytes. Its name and Content-Type are ignored. */
export function pictureType(bytes: Uint8Array): PictureType | undefined {
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
