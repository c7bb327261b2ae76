import { common } from 'shared-i18n'
import { $session, showToast } from 'shared-state'
import { clearChoices } from './composer/composerChoice.ts'
import { clearDrafts } from './composer/drafts.ts'
import { clearReadState } from './conversation/readState.ts'
import { $currentMember, clearCurrentMember, loadCurrentMember } from './currentMember.ts'
import { clearHistories } from './history/historyStore.ts'
import { $conversations, clearConversations, loadConversations } from './list/conversations.ts'
import { closeMemberCard } from './members/memberCard.ts'
import { clearMembers } from './members/members.ts'
import { messageTranslations } from './messageTranslations.ts'
import { openOutbox } from './outbox/outbox.ts'
import { flushAll, onExampleSent } from './outbox/sendMessage.ts'
import { subscribeToList } from './subscribeToList.ts'

let owner: string | undefined

/** Loads the data of the screen, and resets all stores if another member signed in. */
export function loadMessagesScreen(): void {
	const session = $session.get()
	const now = session.state === 'member' ? session.username : ''
	if (owner !== now) {
		owner = now
		clearCurrentMember()
		clearConversations()
		clearHistories()
		clearDrafts()
		clearChoices()
		clearMembers()
		clearReadState()
	}
	// Once loaded, live events keep it up to date.
	if ($conversations.get().state !== 'ready') void loadConversations()
	if (!$currentMember.get()) void openOwnOutbox()
}

async function openOwnOutbox(): Promise<void> {
	const self = await loadCurrentMember()
	if (!self) return
	openOutbox(self.id)
	flushAll()
}

/** Keeps the screen up to date while it is mounted. Returns the cleanup function. */
export function subscribeToMessages(): () => void {
	onExampleSent(() =>
		showToast('good', common.translate('demo.example', { text: messageTranslations.translate('messages.sent') })),
	)
	let stopList = $session.get().state === 'member' ? subscribeToList() : undefined
	const stopSession = $session.listen((session) => {
		if ((session.state === 'member' ? session.username : '') === owner) return
		stopList?.()
		loadMessagesScreen()
		stopList = session.state === 'member' ? subscribeToList() : undefined
	})
	addEventListener('online', flushAll)
	return () => {
		stopList?.()
		stopSession()
		closeMemberCard()
		removeEventListener('online', flushAll)
	}
}
