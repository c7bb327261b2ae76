import type { AssistantFailure, AssistantReply } from 'shared-contract'

type FailureKey = `assistant.failed.${Exclude<AssistantFailure, 'unreachable'>}`
type Translate = (key: 'assistant.stopped' | 'assistant.failed' | FailureKey) => string

/** Texts for a failed or incomplete reply: a message and an optional reason. */
export function failureText({ state, failure }: AssistantReply, t: Translate): { said: string; why: string | null } {
	if (state === 'stopped') return { said: t('assistant.stopped'), why: null }
	const code = failure ?? 'broken'
	if (code === 'blocked') return { said: t('assistant.failed.blocked'), why: null }
	return { said: t('assistant.failed'), why: code === 'unreachable' ? null : t(`assistant.failed.${code}`) }
}
