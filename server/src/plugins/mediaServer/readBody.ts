import busboy from 'busboy'
import { Problem } from '../../core/problem.ts'

/** Plex adds a thumbnail of some 100 KB. */
export const BODY_MAX_BYTES = 2 * 1024 * 1024
const JSON_MAX_BYTES = 256 * 1024
/** The form fields with JSON, of Plex and of older versions of Emby. */
const FIELDS = ['payload', 'data']

/**
 * Reads the JSON of a notification, whatever its content type: programs send it as text, or in a form beside a picture.
 *
 * @throws Problem 400 if there is none.
 */
export async function readBody(type: string, body: Buffer): Promise<unknown> {
	const text = await jsonText(type, body)
	if (text === undefined || text.length > JSON_MAX_BYTES) throw new Problem('mediaServer.body.unreadable', 400)
	try {
		return JSON.parse(text)
	} catch {
		throw new Problem('mediaServer.body.unreadable', 400)
	}
}

async function jsonText(type: string, body: Buffer): Promise<string | undefined> {
	if (/^multipart\//i.test(type)) return fieldOfForm(type, body)
	const text = body.toString('utf8').replace(/^\ufeff/, '')
	if (!/^application\/x-www-form-urlencoded/i.test(type) || text.trimStart().startsWith('{')) return text
	const form = new URLSearchParams(text)
	return FIELDS.map((name) => form.get(name)).find((value) => value !== null) ?? undefined
}

function fieldOfForm(type: string, body: Buffer): Promise<string | undefined> {
	return new Promise((resolve) => {
		let found: string | undefined
		try {
			const form = busboy({ headers: { 'content-type': type }, limits: { fieldSize: JSON_MAX_BYTES, parts: 20 } })
			form.on('field', (name, value, { valueTruncated }) => {
				if (FIELDS.includes(name) && !valueTruncated) found ??= value
			})
			form.on('file', (_name, stream) => stream.resume())
			form.on('error', () => resolve(undefined))
			form.on('close', () => resolve(found))
			form.end(body)
		} catch {
			resolve(undefined)
		}
	})
}
