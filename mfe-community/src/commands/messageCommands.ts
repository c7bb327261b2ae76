import { type Command, friendsRoute } from 'shared-contract'
import { call } from 'shared-state'
import { viewPath } from '../messaging/messages/view/messagesView.ts'
import { notificationTranslations } from '../notifications/notificationTranslations.ts'

/** The number of friends that one text offers. */
const OFFERED_MAX = 3

/** "Nova mensagem para Duda", "new message to Duda", 「Dudaに新しいメッセージ」; an unfinished text names nobody. */
const PATTERNS = [
	/^(?:nova\s+)?mensagem\s+(?:para|pra)\s+(?<name>.+)$/iu,
	/^(?:new\s+)?message\s+(?:to\s+)?(?<name>.+)$/iu,
	/^(?<name>.+?)に(?:新しい)?メッセージ.*$/u,
]

/** A message to each friend whom a text names. */
export async function messageCommands(text: string, signal: AbortSignal): Promise<Command[]> {
	const q = askedName(text)
	if (q === undefined) return []
	const outcome = await call(friendsRoute, { query: { q } }, { signal })
	if (outcome.state !== 'done') return []
	return outcome.answer.items.slice(0, OFFERED_MAX).map(({ member: { id, name } }) => ({
		id: `message-${id}`,
		label: notificationTranslations.translate('commands.message', { name }),
		answersText: true,
		path: viewPath({ at: 'member', memberId: id }),
	}))
}

function askedName(text: string): string | undefined {
	const plain = text.normalize('NFKC').trim()
	for (const pattern of PATTERNS) {
		const name = pattern.exec(plain)?.groups?.name
		if (name) return name
	}
	return undefined
}
