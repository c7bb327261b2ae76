import { useEffect, useRef } from 'react'
import { showOutcome } from 'shared-composition'
import { MESSAGE_REACTIONS, type Message, type MessageReaction } from 'shared-contract'
import { common, useTranslations } from 'shared-i18n'
import { CloseIcon } from 'shared-ui'
import { messageTranslations } from '../messageTranslations.ts'
import { ActionBar, ActionButton } from './ActionBar.tsx'
import { toggleReaction } from './messageChanges.ts'
import { REACTION_SIGNS } from './reactionSigns.ts'

interface ReactionPickerProps {
	conversationId: string
	message: Message
	onDone: () => void
}

/** The reactions to choose from, in place of the actions of a message. */
export function ReactionPicker({ conversationId, message, onDone }: ReactionPickerProps) {
	const t = useTranslations(messageTranslations)
	const shared = useTranslations(common)
	const bar = useRef<HTMLElement>(null)
	useEffect(() => bar.current?.querySelector('button')?.focus({ preventScroll: true }), [])

	async function choose(reaction: MessageReaction) {
		bar.current?.closest('article')?.focus({ preventScroll: true })
		onDone()
		const outcome = await toggleReaction(conversationId, message, reaction)
		if (outcome.state !== 'done') showOutcome(outcome, t('messages.message.reacted'))
	}

	const isOwn = (reaction: MessageReaction) => message.reactions.some((each) => each.reaction === reaction && each.own)
	return (
		<ActionBar ref={bar} aria-label={t('messages.message.react')}>
			{MESSAGE_REACTIONS.map((reaction) => (
				<ActionButton
					key={reaction}
					label={t(`messages.reaction.${reaction}`)}
					pressed={isOwn(reaction)}
					onClick={() => void choose(reaction)}
				>
					<span aria-hidden="true">{REACTION_SIGNS[reaction]}</span>
				</ActionButton>
			))}
			<ActionButton label={shared('action.cancel')} onClick={onDone}>
				<CloseIcon size={16} />
			</ActionButton>
		</ActionBar>
	)
}
