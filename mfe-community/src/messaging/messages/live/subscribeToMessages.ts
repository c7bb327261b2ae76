import { common } from 'shared-i18n'
import { $session, showToast } from 'shared-state'
import { clearChoices } from '../composer/composerChoice.ts'
import { clearDrafts } from '../composer/drafts.ts'
import { clearReadState } from '../conversation/readState.ts'
import { $currentMember } from '../currentMember.ts'
import { clearHistories } from '../history/historyStore.ts'
import { closeMemberCard } from '../members/memberCard.ts'
import { clearMembers } from '../members/members.ts'
import { $owner, loadMessagesScreen } from '../messagesScreen.ts'
import { messageTranslations } from '../messageTranslations.ts'
import { openOutbox } from '../outbox/outbox.ts'
import { flushAll, onExampleSent } from '../outbox/sendMessage.ts'
import { subscribeToList } from './subscribeToList.ts'

// Another member signed in.
$owner.listen(() => {
	clearHistories()
	clearDrafts()
	clearChoices()
	clearMembers()
	clearReadState()
})

/** Keeps the screen up to date while it is mounted. Returns the cleanup function. */
export function subscribeToMessages(): () => void {
	onExampleSent(() =>
		showToast('good', common.translate('demo.example', { text: messageTranslations.translate('messages.sent') })),
	)
	let stopList = $session.get().state === 'member' ? subscribeToList() : undefined
	const stops = [
		$currentMember.subscribe((self) => {
			if (!self) return
			openOutbox(self.id)
			flushAll()
		}),
		$session.listen((session) => {
			if ((session.state === 'member' ? session.username : '') === $owner.get()) return
			stopList?.()
			loadMessagesScreen()
			stopList = session.state === 'member' ? subscribeToList() : undefined
		}),
		() => removeEventListener('online', flushAll),
	]
	addEventListener('online', flushAll)
	return () => {
		stopList?.()
		for (const stop of stops) stop()
		closeMemberCard()
	}
}
