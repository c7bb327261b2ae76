/** A random UUID (version 4), also without TLS, where `crypto.randomUUID` does not exist. */
export function randomUuid(): string {
	// Each 0 and 1 becomes a random hexadecimal digit, the 8 a random variant digit.
	return '10000000-1000-4000-8000-100000000000'.replace(/[018]/g, (digit) =>
		(+digit ^ (Number(crypto.getRandomValues(new Uint8Array(1))[0]) & (15 >> (+digit / 4)))).toString(16),
	)
}
