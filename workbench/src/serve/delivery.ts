import type { Delivery } from '../bench/bench.ts'
import type { Answer } from './ask.ts'

/**
 * How the entry of a slice is delivered, for a page of another origin: the workbench passes every file on through its own
 * server, so that it can be looked at all the same. Pure, so that each header has its row in a test.
 * @throws in words, where what is there can be no script
 */
export function deliveryOf(address: URL, { status, type, headers, text }: Answer): Delivery[] {
	if (status !== 200) throw new Error(`Its entry ${address.pathname} is answered by ${status}.`)
	if (/^\s*</.test(text)) throw new Error(`Its entry ${address.pathname} is HTML, not a script.`)
	const resource = headers.get('cross-origin-resource-policy')
	const allowed = headers.get('access-control-allow-origin')
	return [
		/\b(java|ecma)script\b/.test(type)
			? { what: `The entry is a script (${type}).`, hinders: false }
			: { what: `The entry is sent as ${type || 'nothing'}: with nosniff no browser runs it.`, hinders: true },
		resource === 'same-origin' || resource === 'same-site'
			? {
					what: `Cross-Origin-Resource-Policy is ${resource}: pages of another origin get it only through their own server.`,
					hinders: true,
				}
			: { what: 'Cross-Origin-Resource-Policy lets other origins have it.', hinders: false },
		allowed
			? { what: `CORS allows ${allowed}: its files can be checked against their hashes.`, hinders: false }
			: {
					what: 'No Access-Control-Allow-Origin: from another origin its hashes cannot be checked, and no chunk with one runs.',
					hinders: true,
				},
	]
}
