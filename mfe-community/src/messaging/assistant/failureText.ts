import type { AssistantFailure, AssistantReply } from 'shared-contract'
import { endedHere } from './localReply.ts'

type FailureKey = `assistant.failed.${Exclude<AssistantFailure, 'unreachable'>}`
type Translate = (key: 'assistant.stopped' | 'assistant.interrupted' | 'assistant.failed' | FailureKey) => string

/**
 * Texts for a failed or incomplete reply: a message and an optional reason. The server cannot tell a stop
 * from a lost page, so only a reply that was stopped on this page says who stopped it.
 */
export function failureText(reply: AssistantReply, t: Translate): { said: string; why: string | null } {
	const { state, failure } = reply
	if (state === 'stopped') {
		return { said: t(endedHere(reply) ? 'assistant.stopped' : 'assistant.interrupted'), why: null }
	}
	const code = failure ?? 'broken'
	if (code === 'blocked') return { said: t('assistant.failed.blocked'), why: null }
	return { said: t('assistant.failed'), why: code === 'unreachable' ? null : t(`assistant.failed.${code}`) }
}
