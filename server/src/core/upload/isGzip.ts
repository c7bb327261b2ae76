/** True for a gzip, by its first bytes. The name and the type of a file are not to be trusted. */
export function isGzip(file: Buffer): boolean {
	return file[0] === 0x1f && file[1] === 0x8b
}
