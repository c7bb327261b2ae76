/** Whether a file is gzip, by its magic bytes. The name and the type of a file are not trusted. */
export function isGzip(file: Buffer): boolean {
	return file[0] === 0x1f && file[1] === 0x8b
}
