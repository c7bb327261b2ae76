/** The timeout of a request to a remote server, ms. */
const TIMEOUT_MS = 8000

/** The response of a remote server. */
export interface TextResponse {
	status: number
	type: string
	headers: Headers
	text: string
}

/**
 * Fetches a text from a remote server. Any status is a response.
 * @throws an error with a readable message if the server is unreachable or the request times out
 */
export async function fetchText(url: URL): Promise<TextResponse> {
	try {
		const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS), redirect: 'follow' })
		return {
			status: response.status,
			type: response.headers.get('content-type') ?? '',
			headers: response.headers,
			text: await response.text(),
		}
	} catch (error) {
		throw new Error(`${url.host} ${failureOf(error)}.`)
	}
}

/**
 * Fetches JSON from a remote server.
 * @throws an error with a readable message if the status is not 200 or the text is not JSON
 */
export async function fetchJson(url: URL): Promise<unknown> {
	const { status, type, text } = await fetchText(url)
	if (status !== 200) throw new Error(`${url.host} responds with status ${status}.`)
	try {
		return JSON.parse(text)
	} catch {
		throw new Error(`The response is not JSON but ${type || 'has no type'}: “${excerpt(text)}”.`)
	}
}

function excerpt(text: string): string {
	const line = text.trim().replaceAll(/\s+/g, ' ')
	return line.length > 60 ? `${line.slice(0, 60)}…` : line
}

function messageOf(error: unknown): string {
	return error instanceof Error ? error.message : String(error)
}

function failureOf(error: unknown): string {
	if (error instanceof Error && error.name === 'TimeoutError') return `did not respond within ${TIMEOUT_MS / 1000} s`
	const cause = error instanceof Error ? error.cause : undefined
	const code: unknown = Reflect.get(Object(cause), 'code')
	switch (code) {
		case 'ECONNREFUSED':
			return 'refuses the connection: no server listens there'
		case 'ENOTFOUND':
		case 'EAI_AGAIN':
			return 'is an unknown host'
		default:
			return `cannot be reached (${typeof code === 'string' ? code : messageOf(cause ?? error)})`
	}
}
