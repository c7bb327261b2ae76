import type { AssistantMode } from 'shared-contract'
import { ASSISTANT_REPLY_MS, ASSISTANT_SILENCE_MS } from 'shared-contract'
import type { Settings } from '../core/settings.ts'
import { catalogueReply } from './catalogueOnly/catalogueReply.ts'
import type { ChatMessage, ReplyStream } from './replyStream.ts'
import type { Toolbox } from './tools/toolbox.ts'

interface AnswerOptions {
	toolbox: Toolbox
	history: readonly ChatMessage[]
	question: string
	signal: AbortSignal
}

/** How members are answered: by the model or from the catalogue. */
export function assistantMode({ GEMINI_API_KEY }: Settings): AssistantMode {
	return GEMINI_API_KEY === undefined ? 'catalogue' : 'model'
}

/** Answers with the model if the site has an API key for it, otherwise from the catalogue. */
export async function* answer(settings: Settings, { toolbox, history, question, signal }: AnswerOptions): ReplyStream {
	const { GEMINI_API_KEY: key, GEMINI_MODEL: model, GEMINI_BASE_URL: baseUrl } = settings
	if (key === undefined) return yield* catalogueReply(toolbox, question)
	// The client library is large, so it is loaded only with a key.
	const { modelReply } = await import('./model/modelReply.ts')
	const limits = { silence: ASSISTANT_SILENCE_MS, total: ASSISTANT_REPLY_MS }
	return yield* modelReply({ endpoint: { key, model, baseUrl }, toolbox, history, question, signal, limits })
}
