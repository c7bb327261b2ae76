import { common } from 'shared-i18n'
import { $session, showToast } from 'shared-state'
import { words } from '../words.ts'
import { forgetDrafts } from './composer/drafts.ts'
import { forgetReading } from './conversation/reading.ts'
import { forgetHistories } from './history/histories.ts'
import { $conversations, forgetConversations, loadConversations } from './list/conversations.ts'
import { followList } from './live.ts'
import { closeCard } from './members/card.ts'
import { forgetMembers } from './members/members.ts'
import { openOutbox } from './outbox/outbox.ts'
import { flushAll, tellExample } from './outbox/send.ts'
import { $self, forgetSelf, loadSelf } from './self.ts'

let owner: string | undefined

/** Fetches what the screen begins with; again where somebody else uses the page by now. */
export function beginMessages(): void {
	const session = $session.get()
	const now = session.state === 'member' ? session.username : ''
	if (owner !== now) {
		owner = now
		forgetSelf()
		forgetConversations()
		forgetHistories()
		forgetDrafts()
		forgetMembers()
		forgetReading()
	}
	// Once it is there, the live layer keeps it as it is on the server.
	if ($conversations.get().state !== 'ready') void loadConversations()
	if (!$self.get()) void begin()
}

async function begin(): Promise<void> {
	const self = await loadSelf()
	if (!self) return
	openOutbox(self.id)
	flushAll()
}

/** Keeps the screen up to date while it is open. */
export function followMessages(): () => void {
	tellExample(() => showToast('good', common.translate('demo.example', { text: words.translate('messages.sent') })))
	let stopList = $session.get().state === 'member' ? followList() : undefined
	const stopSession = $session.listen((session) => {
		if ((session.state === 'member' ? session.username : '') === owner) return
		stopList?.()
		beginMessages()
		stopList = session.state === 'member' ? followList() : undefined
	})
	addEventListener('online', flushAll)
	return () => {
		stopList?.()
		stopSession()
		closeCard()
		removeEventListener('online', flushAll)
	}
}
