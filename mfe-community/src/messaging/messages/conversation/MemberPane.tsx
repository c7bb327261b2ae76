import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { showOutcome } from 'shared-composition'
import { $conversations, directWith } from '../list/conversations.ts'
import { messageTranslations } from '../messageTranslations.ts'
import { MESSAGES_PATH, viewPath } from '../view/messagesView.ts'
import { openDirect } from './directChat.ts'
import { FriendRequestPrompt } from './FriendRequestPrompt.tsx'
import { PaneSkeleton } from './PaneSkeleton.tsx'

/**
 * Opens or creates the chat with a member and replaces the URL by the chat's; if the reader may not write, offers a
 * friend request.
 */
export function MemberPane({ memberId }: { memberId: string }) {
	const navigate = useNavigate()
	const [isStranger, setStranger] = useState(false)
	const [tries, setTries] = useState(0)
	const chatId = directWith(useStore($conversations), memberId)?.id
	// biome-ignore lint/correctness/useExhaustiveDependencies: the chat is tried again once the two are friends
	useEffect(() => {
		let isLeft = false
		const goTo = (conversationId: string) => navigate(viewPath({ at: 'direct', conversationId }), { replace: true })
		// The chat is listed once the member accepted the friend request.
		if (chatId !== undefined) void goTo(chatId)
		else {
			void openDirect(memberId).then((outcome) => {
				if (isLeft) return
				if (outcome.state === 'done') return goTo(outcome.answer.id)
				if (isNotAllowed(outcome)) return setStranger(true)
				showOutcome(outcome, messageTranslations.translate('messages.sent'))
				if (outcome.state !== 'accountNeeded') return navigate(MESSAGES_PATH, { replace: true })
			})
		}
		return () => {
			isLeft = true
		}
	}, [memberId, chatId, navigate, tries])
	if (!isStranger) return <PaneSkeleton />
	return <FriendRequestPrompt key={memberId} memberId={memberId} onFriends={() => setTries(tries + 1)} />
}

function isNotAllowed(outcome: Awaited<ReturnType<typeof openDirect>>): boolean {
	return outcome.state === 'refused' && outcome.problem.code === 'message.notAllowed'
}
