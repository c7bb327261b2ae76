import {
	BlockedReason,
	type Content,
	FinishReason,
	type FunctionCall,
	type GenerateContentConfig,
	type GoogleGenAI,
	type Part,
} from '@google/genai'
import type { ReplyStep } from '../replyStream.ts'
import type { ModelDeadline } from './deadline.ts'

/** One turn of the model and why it ended. `none`: the stream ended without a reason. */
export interface Turn {
	parts: Part[]
	calls: FunctionCall[]
	end: 'stop' | 'length' | 'blocked' | 'broken' | 'none'
	/** What the provider counts of question and answer. */
	tokens: number
}

interface TurnOptions {
	client: GoogleGenAI
	model: string
	contents: Content[]
	config: GenerateContentConfig
	deadline: ModelDeadline
}

/** Streams one turn of the model: yields its text, and returns the parts that the next request must repeat. */
export async function* streamTurn({
	client,
	model,
	contents,
	config,
	deadline,
}: TurnOptions): AsyncGenerator<ReplyStep, Turn> {
	const turn: Turn = { parts: [], calls: [], end: 'none', tokens: 0 }
	deadline.restartSilence()
	const chunks = await client.models.generateContentStream({
		model,
		contents,
		config: { ...config, abortSignal: deadline.signal },
	})
	for await (const { candidates, promptFeedback, usageMetadata } of chunks) {
		deadline.restartSilence()
		turn.tokens = usageMetadata?.totalTokenCount ?? turn.tokens
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
