import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { announce } from 'shared-composition'
import { words } from '../../words.ts'
import { MESSAGES_PATH, pathOf } from '../place/place.ts'
import { openDirect } from './openDirect.ts'
import { PaneSkeleton } from './PaneSkeleton.tsx'

/** On the way to the chat with a member, whose address takes this one's place. */
export function MemberPane({ memberId }: { memberId: string }) {
	const navigate = useNavigate()
	useEffect(() => {
		let isLeft = false
		void openDirect(memberId).then((outcome) => {
			if (isLeft) return
			if (outcome.state === 'done') {
				return navigate(pathOf({ at: 'direct', conversationId: outcome.answer.id }), { replace: true })
			}
			announce(outcome, words.translate('messages.sent'))
			if (outcome.state !== 'accountNeeded') return navigate(MESSAGES_PATH, { replace: true })
		})
		return () => {
			isLeft = true
		}
	}, [memberId, navigate])
	return <PaneSkeleton />
}
