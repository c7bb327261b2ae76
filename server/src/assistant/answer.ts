import type { AssistantMode } from 'shared-contract'
import { ASSISTANT_REPLY_MS, ASSISTANT_SILENCE_MS } from 'shared-contract'
import type { Settings } from '../core/settings.ts'
import type { Answering, Said } from './answering.ts'
import { catalogueReply } from './catalogueOnly/catalogueReply.ts'
import type { Toolbox } from './tools/toolbox.ts'

interface Asked {
	toolbox: Toolbox
	history: readonly Said[]
	question: string
	signal: AbortSignal
}

/** What answers members here. */
export function assistantMode({ GEMINI_API_KEY }: Settings): AssistantMode {
	return GEMINI_API_KEY === undefined ? 'catalogue' : 'model'
}

/** Lets the model answer where the site has a key for one, else the catalogue. */
export async function* answer(settings: Settings, { toolbox, history, question, signal }: Asked): Answering {
	const { GEMINI_API_KEY: key, GEMINI_MODEL: model, GEMINI_BASE_URL: baseUrl } = settings
	if (key === undefined) return yield* catalogueReply(toolbox, question)
	// The library is large: a site without a key never loads it.
	const { modelReply } = await import('./model/modelReply.ts')
	const limits = { silence: ASSISTANT_SILENCE_MS, total: ASSISTANT_REPLY_MS }
	return yield* modelReply({ place: { key, model, baseUrl }, toolbox, history, question, signal, limits })
}
