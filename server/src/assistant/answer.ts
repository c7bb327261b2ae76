import type { AssistantMode } from 'shared-contract'
import { ASSISTANT_REPLY_MS, ASSISTANT_SILENCE_MS } from 'shared-contract'
import type { AppContext } from '../core/appContext.ts'
import { modelAccess } from '../core/identity/age.ts'
import type { Settings } from '../core/settings.ts'
import { catalogueReply } from './catalogueOnly/catalogueReply.ts'
import type { ChatMessage, ReplyStream } from './replyStream.ts'
import type { Toolbox } from './tools/toolbox.ts'

interface AnswerOptions {
	mode: AssistantMode
	toolbox: Toolbox
	history: readonly ChatMessage[]
	question: string
	signal: AbortSignal
}

/** How a member is answered: by the model or from the catalogue, and whether their birth date would decide it. */
export async function memberMode(
	context: AppContext,
	memberId: string,
): Promise<{ mode: AssistantMode; asksAge?: boolean }> {
	const access = await modelAccess(context, memberId)
	return access === 'allowed' ? { mode: 'model' } : { mode: 'catalogue', ...(access === 'askAge' && { asksAge: true }) }
}

/** Answers with the model, or from the catalogue. */
export async function* answer(
	settings: Settings,
	{ mode, toolbox, history, question, signal }: AnswerOptions,
): ReplyStream {
	const { GEMINI_API_KEY: key, GEMINI_MODEL: model, GEMINI_BASE_URL: baseUrl } = settings
	if (key === undefined || mode === 'catalogue') return yield* catalogueReply(toolbox, question)
	// The client library is large, so it is loaded only with a key.
	const { modelReply } = await import('./model/modelReply.ts')
	const limits = { silence: ASSISTANT_SILENCE_MS, total: ASSISTANT_REPLY_MS }
	return yield* modelReply({ endpoint: { key, model, baseUrl }, toolbox, history, question, signal, limits })
}
