import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

interface Part {
	text?: string
	functionCall?: { name: string; args: object }
	functionResponse?: { name: string; response: { works?: { ref: string }[]; titles?: { ref: string }[] } }
}

interface Question {
	contents: { role: string; parts: Part[] }[]
}

type Behaviour = (response: ServerResponse, question: Question) => void | Promise<void>

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

function say(response: ServerResponse, parts: Part[], finishReason?: string) {
	const candidate = { content: { role: 'model', parts }, index: 0, ...(finishReason ? { finishReason } : {}) }
	response.write(`data: ${JSON.stringify({ candidates: [candidate] })}\r\n\r\n`)
}

function begin(response: ServerResponse) {
	response.writeHead(200, { 'content-type': 'text/event-stream' })
	response.flushHeaders()
}

async function slowly(response: ServerResponse, text: string) {
	for (const word of text.match(/\S+\s*/g) ?? []) {
		say(response, [{ text: word }])
		await pause(150)
	}
}

/** Everything that the tools told, as one text: the references of works stand in it. */
const told = ({ contents }: Question) => JSON.stringify(contents.at(-1)?.parts ?? [])

/** Looks titles up, then names those that it was told of. */
const lookUp: Behaviour = async (response, question) => {
	begin(response)
	const refs = [...new Set(told(question).match(/\[\[(?:anime|manga):\d+\]\]/g) ?? [])].slice(0, 3)
	if (refs.length === 0) {
		say(response, [{ functionCall: { name: 'recommend', args: { genres: ['romance'] } } }], 'STOP')
	} else {
		await slowly(
			response,
			`Que gosto *bom*! 🌸 Olha só o que eu achei:\n\n${refs.map((ref) => `- ${ref}`).join('\n')}\n\nMe conta depois?`,
		)
		say(response, [{ text: '' }], 'STOP')
	}
	response.end()
}

/** What the model does, by a word of the question. */
const BEHAVIOURS: Record<string, Behaviour> = {
	romance: lookUp,
	/** Looks titles up, then proposes to watch the first. */
	lista(response, question) {
		begin(response)
		const [, id] = /\[\[anime:(\d+)\]\]/.exec(told(question)) ?? []
		const args = { id: Number(id), status: 'current', score: 8 }
		if (told(question).includes('"proposed"')) say(response, [{ text: 'Confira abaixo!' }], 'STOP')
		else if (id) say(response, [{ functionCall: { name: 'propose_list_change', args } }], 'STOP')
		else say(response, [{ functionCall: { name: 'recommend', args: { what: 'anime' } } }], 'STOP')
		response.end()
	},
	cota(response) {
		response.writeHead(429, { 'content-type': 'application/json' })
		response.end(JSON.stringify({ error: { code: 429, message: 'quota', status: 'RESOURCE_EXHAUSTED' } }))
	},
	async corte(response) {
		begin(response)
		await slowly(response, 'Eu acho que a melhor parte é quando')
		response.destroy()
	},
	silêncio() {},
	filtro(response) {
		begin(response)
		response.end(`data: ${JSON.stringify({ promptFeedback: { blockReason: 'SAFETY' } })}\r\n\r\n`)
	},
	async sempre(response) {
		begin(response)
		for (let line = 0; line < 400 && !response.destroyed; line++) {
			say(response, [{ text: `Linha ${line} de uma história que não acaba nunca mais.\n` }])
			await pause(5)
		}
		response.end()
	},
	async mau(response) {
		begin(response)
		say(
			response,
			[
				{
					text: 'Clique: https://mau.example <img src=x onerror=alert(1)> [aqui](javascript:alert(1)) [[anime:999999]]',
				},
			],
			'STOP',
		)
		response.end()
	},
}

async function read(request: IncomingMessage): Promise<Question> {
	const chunks: Buffer[] = []
	for await (const chunk of request) chunks.push(chunk)
	return JSON.parse(Buffer.concat(chunks).toString('utf8'))
}

/** A server that speaks the protocol of the assistant's provider and does what the last question asks for by a word. */
export async function startModel(): Promise<{ url: string; stop(): void }> {
	const server = createServer(async (request, response) => {
		const question = await read(request)
		const asked = question.contents.filter(({ parts }) => parts.some(({ text }) => text)).at(-1)
		const text = asked?.parts.map((part) => part.text ?? '').join('') ?? ''
		const named = Object.entries(BEHAVIOURS).find(([word]) => text.includes(word))
		await (named?.[1] ?? lookUp)(response, question)
	})
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
	const { port } = server.address() as AddressInfo
	return {
		url: `http://127.0.0.1:${port}`,
		stop() {
			server.closeAllConnections()
			server.close()
		},
	}
}
