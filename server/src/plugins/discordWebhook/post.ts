const TIMEOUT_MS = 10_000
const WAIT_S = { busy: 60, away: 300, refused: 3600 }
const LONGEST_WAIT_S = 3600
/** Links show no preview. */
const SUPPRESS_EMBEDS = 4

export type Posted = { outcome: 'sent' | 'gone' } | { outcome: 'later'; seconds: number }

/**
 * Posts a message by a webhook. Only its id and secret are a member's: the host is Discord's, and no redirect is followed.
 *
 * @param webhook `{id}/{secret}`
 */
export async function post(webhook: string, content: string): Promise<Posted> {
	const response = await fetch(`https://discord.com/api/webhooks/${webhook}`, {
		method: 'POST',
		redirect: 'error',
		signal: AbortSignal.timeout(TIMEOUT_MS),
		headers: { 'content-type': 'application/json' },
		body: JSON.stringify({ content, allowed_mentions: { parse: [] }, flags: SUPPRESS_EMBEDS }),
	}).catch(() => undefined)
	if (!response) return { outcome: 'later', seconds: WAIT_S.away }
	await response.body?.cancel()
	if (response.ok) return { outcome: 'sent' }
	if (response.status === 401 || response.status === 404) return { outcome: 'gone' }
	if (response.status === 429) {
		const asked = Number(response.headers.get('retry-after')) || WAIT_S.busy
		return { outcome: 'later', seconds: Math.min(Math.max(asked, 1), LONGEST_WAIT_S) }
	}
	return { outcome: 'later', seconds: response.status < 500 ? WAIT_S.refused : WAIT_S.away }
}
