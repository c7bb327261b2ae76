import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

interface Part {
	text?: string
	functionCall?: { name: string; args: unknown }
	functionResponse?: { name: string; response: Record<string, unknown> }
}

/** What the provider's client sends. */
export interface ModelRequest {
	systemInstruction: { parts: Part[] }
	contents: { role: string; parts: Part[] }[]
	tools: { functionDeclarations: { name: string; parametersJsonSchema: unknown }[] }[]
	toolConfig: { functionCallingConfig: { mode: string } }
}

/** How the model behaves for one request. */
export type Behaviour = (response: ServerResponse, request: ModelRequest) => void | Promise<void>

/** A server that speaks the provider's protocol and behaves as it is told. */
export interface ModelServer {
	readonly url: string
	/** What was asked of it in this test, in order. */
	readonly requests: { path: string; key: string | undefined; body: ModelRequest }[]
	/** Requests whose client went before the answer had ended. */
	readonly abandoned: number
	/** What it does next, a behaviour a request. */
	plan(...behaviours: Behaviour[]): void
}

/** Starts the server for the tests of a file. It listens at once, so that settings can name its address. */
export async function modelServer(): Promise<ModelServer> {
	const planned: Behaviour[] = []
	const requests: ModelServer['requests'] = []
	let abandoned = 0
	const server = createServer(async (request, response) => {
		const body: ModelRequest = JSON.parse(await textOf(request))
		const key = request.headers['x-goog-api-key']
		requests.push({ path: request.url ?? '', key: key === undefined ? undefined : String(key), body })
		response.on('close', () => {
			if (!response.writableEnded) abandoned += 1
		})
		await (planned.shift() ?? failing(500))(response, body)
	})
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
	const { port } = server.address() as AddressInfo
	beforeEach(() => {
		planned.length = 0
		requests.length = 0
		abandoned = 0
	})
	afterAll(() => {
		server.closeAllConnections()
		server.close()
	})
	return {
		url: `http://127.0.0.1:${port}`,
		requests,
		get abandoned() {
			return abandoned
		},
		plan: (...behaviours) => void planned.push(...behaviours),
	}
}

async function textOf(request: IncomingMessage): Promise<string> {
	const chunks: Buffer[] = []
	for await (const chunk of request) chunks.push(chunk)
	return Buffer.concat(chunks).toString('utf8')
}

function begin(response: ServerResponse): void {
	response.writeHead(200, { 'content-type': 'text/event-stream' })
	response.flushHeaders()
}

function chunk(response: ServerResponse, value: unknown): void {
	response.write(`data: ${JSON.stringify(value)}\r\n\r\n`)
}

const candidate = (parts: Part[], finishReason?: string) => ({
	candidates: [{ content: { role: 'model', parts }, ...(finishReason ? { finishReason } : {}), index: 0 }],
})

/** Says some pieces of text and stops. */
export function saying(...pieces: string[]): Behaviour {
	return sayingUntil('STOP', ...pieces)
}

/** Says some pieces of text and stops for a reason of the provider's. */
export function sayingUntil(finishReason: string, ...pieces: string[]): Behaviour {
	return (response) => {
		begin(response)
		for (const text of pieces) chunk(response, candidate([{ text }]))
		chunk(response, candidate([{ text: '' }], finishReason))
		response.end()
	}
}

/** Asks for tools. */
export function calling(...calls: { name: string; args: unknown }[]): Behaviour {
	return (response) => {
		begin(response)
		chunk(
			response,
			candidate(
				calls.map((functionCall) => ({ functionCall })),
				'STOP',
			),
		)
		response.end()
	}
}

/** Refuses. */
export function failing(status: number, message = 'failed'): Behaviour {
	return (response) => {
		response.writeHead(status, { 'content-type': 'application/json' })
		response.end(JSON.stringify({ error: { code: status, message, status: 'FAILED' } }))
	}
}

/** Says something, then nothing any more, and never ends. */
export function fallingSilent(...pieces: string[]): Behaviour {
	return (response) => {
		if (pieces.length === 0) return
		begin(response)
		for (const text of pieces) chunk(response, candidate([{ text }]))
	}
}

/** Says something, and then the line is cut. */
export function cutOff(...pieces: string[]): Behaviour {
	return async (response) => {
		begin(response)
		for (const text of pieces) chunk(response, candidate([{ text }]))
		await new Promise((resolve) => setTimeout(resolve, 20))
		response.destroy()
	}
}

/** Says something, then ends as if it were done, without having said why. */
export function endingWithoutReason(...pieces: string[]): Behaviour {
	return (response) => {
		begin(response)
		for (const text of pieces) chunk(response, candidate([{ text }]))
		response.end()
	}
}

/** Says something, then what is no answer. */
export function sayingNonsense(...pieces: string[]): Behaviour {
	return (response) => {
		begin(response)
		for (const text of pieces) chunk(response, candidate([{ text }]))
		response.end('data: {"candidates": [}\r\n\r\n')
	}
}

/** Does not answer at all: its filter says no. */
export function blocking(): Behaviour {
	return (response) => {
		begin(response)
		chunk(response, { promptFeedback: { blockReason: 'SAFETY' } })
		response.end()
	}
}
