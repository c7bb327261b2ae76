import {
	BlockedReason,
	type Content,
	FinishReason,
	type FunctionCall,
	type GenerateContentConfig,
	type GoogleGenAI,
	type Part,
} from '@google/genai'
import type { Step } from '../answering.ts'
import type { Watch } from './watch.ts'

/** What the model said in one turn, and why it stopped. `none`: the stream ended without a reason. */
export interface Turn {
	parts: Part[]
	calls: FunctionCall[]
	end: 'stop' | 'length' | 'blocked' | 'broken' | 'none'
}

interface Question {
	client: GoogleGenAI
	model: string
	contents: Content[]
	config: GenerateContentConfig
	watch: Watch
}

/** Lets the model speak once: gives its words as they come, and everything that the next turn must repeat. */
export async function* streamTurn({ client, model, contents, config, watch }: Question): AsyncGenerator<Step, Turn> {
	const turn: Turn = { parts: [], calls: [], end: 'none' }
	watch.heard()
	const chunks = await client.models.generateContentStream({
		model,
		contents,
		config: { ...config, abortSignal: watch.signal },
	})
	for await (const { candidates, promptFeedback } of chunks) {
		watch.heard()
		if (isBlocked(promptFeedback?.blockReason)) turn.end = 'blocked'
		const [candidate] = candidates ?? []
		for (const part of candidate?.content?.parts ?? []) {
			turn.parts.push(part)
			if (part.functionCall) turn.calls.push(part.functionCall)
			else if (typeof part.text === 'string' && part.text !== '' && !part.thought)
				yield { type: 'text', text: part.text }
		}
		if (candidate?.finishReason) turn.end = endOf(candidate.finishReason)
	}
	return turn
}

function isBlocked(reason: BlockedReason | undefined): boolean {
	return reason !== undefined && reason !== BlockedReason.BLOCKED_REASON_UNSPECIFIED
}

const BLOCKED: readonly string[] = [
	FinishReason.SAFETY,
	FinishReason.PROHIBITED_CONTENT,
	FinishReason.BLOCKLIST,
	FinishReason.SPII,
	FinishReason.RECITATION,
]

function endOf(reason: FinishReason): Turn['end'] {
	if (reason === FinishReason.STOP) return 'stop'
	if (reason === FinishReason.MAX_TOKENS) return 'length'
	return BLOCKED.includes(reason) ? 'blocked' : 'broken'
}
