import type { DeliveryCheck } from '../protocol/workbenchIndex.ts'
import type { TextResponse } from './fetchText.ts'

/**
 * Checks whether pages of another origin could load an entry script directly. The workbench proxies the files, so that it
 * shows a blocked slice nevertheless. Pure, so that a table test covers each header.
 * @throws an error with a readable message if the response is not a script
 */
export function checkDelivery(url: URL, { status, type, headers, text }: TextResponse): DeliveryCheck[] {
	if (status !== 200) throw new Error(`Its entry script ${url.pathname} responds with status ${status}.`)
	if (/^\s*</.test(text)) throw new Error(`Its entry script ${url.pathname} is HTML, not a script.`)
	const resourcePolicy = headers.get('cross-origin-resource-policy')
	const allowedOrigin = headers.get('access-control-allow-origin')
	return [
		/\b(java|ecma)script\b/.test(type)
			? { text: `The entry script has the type ${type}.`, blocks: false }
			: { text: `The entry script has the type ${type || '(none)'}: with nosniff no browser runs it.`, blocks: true },
		resourcePolicy === 'same-origin' || resourcePolicy === 'same-site'
			? {
					text: `Cross-Origin-Resource-Policy is ${resourcePolicy}: pages of another origin need a proxy.`,
					blocks: true,
				}
			: { text: 'Cross-Origin-Resource-Policy allows other origins.', blocks: false },
		allowedOrigin
			? {
					text: `CORS allows ${allowedOrigin}, so browsers can check the integrity hashes of its files.`,
					blocks: false,
				}
			: {
					text: 'No Access-Control-Allow-Origin: other origins cannot check integrity hashes, so no chunk with a hash runs.',
					blocks: true,
				},
	]
}
