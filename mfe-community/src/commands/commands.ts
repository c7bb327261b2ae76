import { showOutcome } from 'shared-composition'
import type { Command, CommandContext, Commands } from 'shared-contract'
import { common, loadTranslations } from 'shared-i18n'
import { $unreadNotifications, readNotifications } from 'shared-state'
import { TOGETHER_PATH } from '../messaging/together/beginTogether.ts'
import { notificationTranslations } from '../notifications/notificationTranslations.ts'
import { messageCommands } from './messageCommands.ts'

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
