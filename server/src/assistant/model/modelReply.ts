import {
	type Content,
	type FunctionCall,
	FunctionCallingConfigMode,
	type GenerateContentConfig,
	GoogleGenAI,
	type Part,
} from '@google/genai'
import type { Answering, Ending, Said } from '../answering.ts'
import { callTool, TOOLS } from '../tools/callTool.ts'
import type { Toolbox } from '../tools/toolbox.ts'
import { failureOf } from './failureOf.ts'
import { systemInstruction } from './instruction.ts'
import { streamTurn, type Turn } from './streamTurn.ts'
import { type ModelLimits, Watch } from './watch.ts'

/** How often the model may look into the catalogue before it must answer, and for how much at once. */
const ROUNDS = 5
const CALLS_A_ROUND = 8
const OUTPUT_TOKENS = 2048

/** Where the model is. */
export interface ModelPlace {
	key: string
	model: string
	baseUrl: string | undefined
}

interface Asked {
	place: ModelPlace
	toolbox: Toolbox
	history: readonly Said[]
	question: string
	/** The reader is gone. */
	signal: AbortSignal
	limits: ModelLimits
}

/**
 * The model's reply, in its raw words: whoever shows them cleans them first. Ends with why it failed, never by throwing,
 * unless the failure is our own.
 */
export async function* modelReply({ place, toolbox, history, question, signal, limits }: Asked): Answering {
	const { key, model, baseUrl } = place
	// With a fetch of its own given, the client leaves the time limits to us.
	const httpOptions = { fetch, ...(baseUrl ? { baseUrl } : {}) }
	const client = new GoogleGenAI({ apiKey: key, vertexai: false, httpOptions })
	const contents = [...history.map(contentOf), contentOf({ author: 'member', text: question })]
	const watch = new Watch(signal, limits)
	let hasBegun = false
	try {
		for (let round = 0; ; round++) {
			const config = configFor(toolbox, model, round < ROUNDS)
			const turn = streamTurn({ client, model, contents, config, watch })
			let step = await turn.next()
			for (; !step.done; step = await turn.next()) {
				hasBegun = true
				yield step.value
			}
			const { calls, parts, end } = step.value
			if (calls.length === 0 || round === ROUNDS) return endingOf(end, hasBegun)
			yield { type: 'looking' }
			contents.push({ role: 'model', parts }, { role: 'user', parts: await callAll(toolbox, calls) })
		}
	} catch (error) {
		const reason = watch.reason(error)
		return { state: 'failed', failure: failureOf(reason, { hasBegun }), error: reason }
	} finally {
		watch.close()
	}
}

function endingOf(end: Turn['end'], hasBegun: boolean): Ending {
	if (end === 'stop' && hasBegun) return { state: 'complete' }
	if (end === 'blocked') return { state: 'failed', failure: 'blocked' }
	if (end === 'length') return { state: 'failed', failure: 'length' }
	return { state: 'failed', failure: 'broken' }
}

function contentOf({ author, text }: Said): Content {
	return { role: author === 'member' ? 'user' : 'model', parts: [{ text }] }
}

function configFor(toolbox: Toolbox, model: string, mayCall: boolean): GenerateContentConfig {
	const { locale, zone, now, listOf } = toolbox
	return {
		systemInstruction: systemInstruction({ locale, zone, now, mayReadList: listOf !== null }),
		maxOutputTokens: OUTPUT_TOKENS,
		tools: [{ functionDeclarations: DECLARATIONS }],
		toolConfig: {
			functionCallingConfig: { mode: mayCall ? FunctionCallingConfigMode.AUTO : FunctionCallingConfigMode.NONE },
		},
		// It thinks before its first word otherwise, and somebody is waiting for that.
		...(model.startsWith('gemini-2.5-flash') ? { thinkingConfig: { thinkingBudget: 0 } } : {}),
	}
}

const DECLARATIONS = Object.entries(TOOLS).map(([name, { description, input }]) => ({
	name,
	description,
	parametersJsonSchema: input,
}))

function callAll(toolbox: Toolbox, calls: readonly FunctionCall[]): Promise<Part[]> {
	return Promise.all(
		calls.map(async ({ id, name = '', args }, index) => {
			const response =
				index < CALLS_A_ROUND ? await callTool(toolbox, name, args) : { error: 'Too many calls at once.' }
			return { functionResponse: { ...(id ? { id } : {}), name, response } }
		}),
	)
}
