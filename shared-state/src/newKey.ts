/** A new random UUID, also where the page is not served over TLS and `crypto.randomUUID` is not there. */
export function newKey(): string {
	// Every 0 and 1 becomes any of the sixteen digits, the 8 one of the four that a UUID has there.
	return '10000000-1000-4000-8000-100000000000'.replace(/[018]/g, (digit) =>
		(+digit ^ (Number(crypto.getRandomValues(new Uint8Array(1))[0]) & (15 >> (+digit / 4)))).toString(16),
	)
}
