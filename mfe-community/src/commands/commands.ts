import { showOutcome } from 'shared-composition'
import { type Command, type CommandContext, type Commands, friendsRoute } from 'shared-contract'
import { common, loadTranslations } from 'shared-i18n'
import { $unreadNotifications, call, readNotifications } from 'shared-state'
import { viewPath } from '../messaging/messages/view/messagesView.ts'
import { TOGETHER_PATH } from '../messaging/together/beginTogether.ts'
import { notificationTranslations } from '../notifications/notificationTranslations.ts'

/** The commands of this slice: comments, messages and notifications. A visitor has none. */
export const commands: Commands = async ({ text, viewer, signal }) => {
	if (viewer === 'visitor') return []
	await loadTranslations(notificationTranslations)
	return [
		...commentCommands(),
		...readCommands(),
		...togetherCommands(viewer),
		...(await messageCommands(text, signal)),
	]
}

/** "Novo comentário": on a page whose comments are loaded. */
function commentCommands(): Command[] {
	if (!commentField()) return []
	const t = notificationTranslations.translate
	return [{ id: 'comment', label: t('commands.comment'), keywords: t('commands.comment.keywords'), run: focusComments }]
}

function focusComments() {
	const field = commentField()
	field?.focus({ preventScroll: true })
	field?.scrollIntoView({ block: 'center' })
}

// The form of a new comment is the first of the section.
function commentField(): HTMLTextAreaElement | null {
	return document.querySelector('#comments form textarea')
}

/** A room needs an account to begin, also on a demo. */
function togetherCommands(viewer: CommandContext['viewer']): Command[] {
	if (viewer !== 'member') return []
	const t = notificationTranslations.translate
	return [
		{
			id: 'together',
			label: t('commands.together'),
			keywords: t('commands.together.keywords'),
			path: TOGETHER_PATH,
		},
	]
}

function readCommands(): Command[] {
	if ($unreadNotifications.get() === 0) return []
	const run = async () => showOutcome(await readNotifications(), common.translate('notifications.marked'))
	return [{ id: 'read', label: notificationTranslations.translate('commands.read'), run }]
}

/** The number of friends that one text offers. */
const OFFERED_MAX = 3

/** "Nova mensagem para Duda", "new message to Duda", 「Dudaに新しいメッセージ」; an unfinished text names nobody. */
const PATTERNS = [
	/^(?:nova\s+)?mensagem\s+(?:para|pra)\s+(?<name>.+)$/iu,
	/^(?:new\s+)?message\s+(?:to\s+)?(?<name>.+)$/iu,
	/^(?<name>.+?)に(?:新しい)?メッセージ.*$/u,
]

/** A message to each friend whom a text names. */
async function messageCommands(text: string, signal: AbortSignal): Promise<Command[]> {
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
