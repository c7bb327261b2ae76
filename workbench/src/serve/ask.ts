/** After this long somebody else's server counts as silent, ms. */
const TIMEOUT_MS = 8000

/** An answer from elsewhere. */
export interface Answer {
	status: number
	type: string
	headers: Headers
	text: string
}

/**
 * Asks another server.
 * @throws in words: unreachable or silent; any status is an answer
 */
export async function ask(address: URL): Promise<Answer> {
	try {
		const answer = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS), redirect: 'follow' })
		return {
			status: answer.status,
			type: answer.headers.get('content-type') ?? '',
			headers: answer.headers,
			text: await answer.text(),
		}
	} catch (error) {
		throw new Error(`${address.host} ${reason(error)}.`)
	}
}

/**
 * Asks for JSON.
 * @throws in words, where what comes is none
 */
export async function askJson(address: URL): Promise<unknown> {
	const { status, type, text } = await ask(address)
	if (status !== 200) throw new Error(`${address.host} answers ${status} there.`)
	try {
		return JSON.parse(text)
	} catch {
		throw new Error(`What is there is no JSON but ${type || 'something without a type'}: “${beginning(text)}”.`)
	}
}

function beginning(text: string): string {
	const line = text.trim().replaceAll(/\s+/g, ' ')
	return line.length > 60 ? `${line.slice(0, 60)}…` : line
}

function words(error: unknown): string {
	return error instanceof Error ? error.message : String(error)
}

function reason(error: unknown): string {
	if (error instanceof Error && error.name === 'TimeoutError') return `does not answer within ${TIMEOUT_MS / 1000} s`
	const cause = error instanceof Error ? error.cause : undefined
	const code: unknown = Reflect.get(Object(cause), 'code')
	switch (code) {
		case 'ECONNREFUSED':
			return 'refuses the connection: nothing listens there'
		case 'ENOTFOUND':
		case 'EAI_AGAIN':
			return 'is not known: no such host'
		default:
			return `cannot be reached (${typeof code === 'string' ? code : words(cause ?? error)})`
	}
}
