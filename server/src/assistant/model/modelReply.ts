import {
	type Content,
	type FunctionCall,
	FunctionCallingConfigMode,
	type GenerateContentConfig,
	GoogleGenAI,
	type Part,
} from '@google/genai'
import type { SpanDescription } from '../../core/tracing/sdk.ts'
import { tracedStream } from '../../core/tracing/trace.ts'
import type { ChatMessage, ReplyEnd, ReplyStream } from '../replyStream.ts'
import { callTool, toolsFor } from '../tools/callTool.ts'
import type { Toolbox } from '../tools/toolbox.ts'
import { ModelDeadline, type ModelLimits } from './deadline.ts'
import { failureOf } from './failureOf.ts'
import { systemInstruction } from './instruction.ts'
import { streamTurn, type Turn } from './streamTurn.ts'

/** The maximum number of rounds of tool calls before the model must answer. */
const ROUNDS = 5
const CALLS_PER_ROUND = 8
const OUTPUT_TOKENS = 2048

/** The API endpoint of the model. */
export interface ModelEndpoint {
	key: string
	model: string
	baseUrl: string | undefined
}

interface ModelReplyOptions {
	endpoint: ModelEndpoint
	toolbox: Toolbox
	history: readonly ChatMessage[]
	question: string
	/** Aborted when the reader disconnects. */
	signal: AbortSignal
	limits: ModelLimits
}

/**
 * The model's raw reply, which must be sanitized before display. Errors of the provider end the stream with a failure; only
 * our own errors are thrown.
 */
export async function* modelReply({
	endpoint,
	toolbox,
	history,
	question,
	signal,
	limits,
}: ModelReplyOptions): ReplyStream {
	const { key, model, baseUrl } = endpoint
	// With a custom `fetch` the client sets no timeouts of its own.
	const httpOptions = { fetch, ...(baseUrl ? { baseUrl } : {}) }
	const client = new GoogleGenAI({ apiKey: key, vertexai: false, httpOptions })
	const contents = [...history.map(contentOf), contentOf({ author: 'member', text: question })]
	const deadline = new ModelDeadline(signal, limits)
	let hasBegun = false
	try {
		for (let round = 0; ; round++) {
			const config = configFor(toolbox, model, round < ROUNDS)
			const turn = tracedStream(() => turnSpan(model), streamTurn({ client, model, contents, config, deadline }))
			let step = await turn.next()
			for (; !step.done; step = await turn.next()) {
				hasBegun = true
				yield step.value
			}
			const { calls, parts, end } = step.value
			if (calls.length === 0 || round === ROUNDS) return replyEndOf(end, hasBegun)
			yield { type: 'looking' }
			contents.push({ role: 'model', parts }, { role: 'user', parts: await callAll(toolbox, calls) })
		}
	} catch (error) {
		const reason = deadline.reason(error)
		return { state: 'failed', failure: failureOf(reason, { hasBegun }), error: reason }
	} finally {
		deadline.close()
	}
}

function turnSpan(model: string): SpanDescription {
	const [operation, provider] = ['generate_content', 'gcp.gemini']
	return {
		name: `${operation} ${model}`,
		kind: 'client',
		attributes: {
			'gen_ai.operation.name': operation,
			'gen_ai.provider.name': provider,
			'gen_ai.request.model': model,
		},
	}
}

function replyEndOf(end: Turn['end'], hasBegun: boolean): ReplyEnd {
	if (end === 'stop' && hasBegun) return { state: 'complete' }
	if (end === 'blocked') return { state: 'failed', failure: 'blocked' }
	if (end === 'length') return { state: 'failed', failure: 'length' }
	return { state: 'failed', failure: 'broken' }
}

function contentOf({ author, text }: ChatMessage): Content {
	return { role: author === 'member' ? 'user' : 'model', parts: [{ text }] }
}

function configFor(toolbox: Toolbox, model: string, mayCall: boolean): GenerateContentConfig {
	const { locale, zone, now, listOwnerId } = toolbox
	return {
		systemInstruction: systemInstruction({ locale, zone, now, mayReadList: listOwnerId !== null }),
		maxOutputTokens: OUTPUT_TOKENS,
		tools: [{ functionDeclarations: toolsFor(toolbox).map(declarationOf) }],
		toolConfig: {
			functionCallingConfig: { mode: mayCall ? FunctionCallingConfigMode.AUTO : FunctionCallingConfigMode.NONE },
		},
		// Thinking delays the first word.
		...(model.startsWith('gemini-2.5-flash') ? { thinkingConfig: { thinkingBudget: 0 } } : {}),
	}
}

function declarationOf([name, { description, input }]: ReturnType<typeof toolsFor>[number]) {
	return { name, description, parametersJsonSchema: input }
}

function callAll(toolbox: Toolbox, calls: readonly FunctionCall[]): Promise<Part[]> {
	return Promise.all(
		calls.map(async ({ id, name = '', args }, index) => {
			const response =
				index < CALLS_PER_ROUND ? await callTool(toolbox, name, args) : { error: 'Too many calls at once.' }
			return { functionResponse: { ...(id ? { id } : {}), name, response } }
		}),
	)
}
