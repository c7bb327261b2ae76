import { Link } from 'react-router-dom'
import { showOutcome } from 'shared-composition'
import type { Message, MessageQuote, MessageReaction } from 'shared-contract'
import { useFormats, useTranslations } from 'shared-i18n'
import { color, LockIcon, radius, size, space, VisuallyHidden } from 'shared-ui'
import { PinIcon } from 'shared-ui/controls'
import { styled } from 'styled-components'
import { saidIn } from '../attachments/saidIn.ts'
import { messageTranslations } from '../messageTranslations.ts'
import { messageSearch } from '../view/messageTarget.ts'
import { toggleReaction } from './messageChanges.ts'
import { REACTION_SIGNS } from './reactionSigns.ts'

const Sealed = styled.p`
	display: flex;
	align-items: center;
	gap: ${space[2]};
	font-size: ${size.sm};
	color: ${color.muted};
	svg { flex: none; }
`

/** In place of messages about an episode that the reader has not seen. */
export function SealedMessage({ episode, run = 1 }: { episode: number | null; run?: number }) {
	const t = useTranslations(messageTranslations)
	return (
		<Sealed>
			<LockIcon size={16} />
			{t(run === 1 ? 'messages.sealed' : 'messages.sealed.run', { number: episode ?? 1, count: run })}
		</Sealed>
	)
}

const Quoted = styled(Link)`
	display: flex;
	min-height: 24px;
	align-items: center;
	gap: ${space[2]};
	margin-bottom: ${space[1]};
	padding-inline-start: ${space[2]};
	border-inline-start: 3px solid ${color.line};
	overflow: hidden;
	font-size: ${size.sm};
	color: ${color.muted};
	text-decoration: none;
	&:hover { color: ${color.text}; border-color: ${color.edge}; }
	b { flex: none; max-width: 40%; overflow: hidden; text-overflow: ellipsis; }
	span { overflow: hidden; text-overflow: ellipsis; }
	b, span { white-space: nowrap; }
`

/** The message that another one replies to, in one line, which leads to it. */
export function Quote({ quote, isActive }: { quote: MessageQuote; isActive: boolean }) {
	const { number, state, author, text } = quote
	const t = useTranslations(messageTranslations)
	const said = text === null ? t(`messages.quote.${state === 'sent' ? 'deleted' : state}`) : saidIn(quote)
	return (
		<Quoted dir="auto" to={messageSearch(number)} tabIndex={isActive ? 0 : -1}>
			<VisuallyHidden>{t('messages.quote.label')}</VisuallyHidden>
			{author && <b>{author.name}</b>}
			<span>{said}</span>
		</Quoted>
	)
}

const Line = styled.div`
	display: flex;
	flex-wrap: wrap;
	align-items: center;
	gap: ${space[1]} ${space[2]};
	font-size: ${size.xs};
	color: ${color.muted};
	&:not(:empty) { padding-top: ${space[1]}; }
	> span { display: inline-flex; align-items: center; gap: ${space[1]}; }
`
const Reaction = styled.button`
	display: inline-flex;
	align-items: center;
	gap: ${space[1]};
	min-height: 28px;
	padding: 0 ${space[2]};
	border: 1px solid ${color.line};
	border-radius: ${radius.full};
	font-size: ${size.xs};
	color: ${color.text};
	background: ${color.surface};
	cursor: pointer;
	&[aria-pressed='true'] { border-color: ${color.edge}; background: ${color.raised}; }
	&:focus-visible { border-radius: ${radius.full}; }
`

interface MessageFootProps {
	conversationId: string
	message: Message
	/** True if the Tab key reaches the reactions. */
	isActive: boolean
}

/** Below a message: its episode, whether it was edited or pinned, and its reactions. */
export function MessageFoot({ conversationId, message, isActive }: MessageFootProps) {
	const t = useTranslations(messageTranslations)
	const formats = useFormats()
	const { episode, editedAt, pinned, reactions } = message

	async function toggle(reaction: MessageReaction) {
		const outcome = await toggleReaction(conversationId, message, reaction)
		if (outcome.state !== 'done') showOutcome(outcome, t('messages.message.reacted'))
	}

	return (
		<Line>
			{pinned && (
				<span>
					<PinIcon size={16} />
					{t('messages.message.pinned')}
				</span>
			)}
			{episode !== null && <span>{t('messages.message.episode', { number: episode })}</span>}
			{editedAt && <span title={formats.instant(editedAt)}>{t('messages.message.edited')}</span>}
			{reactions.map(({ reaction, count, own }) => (
				<Reaction
					key={reaction}
					type="button"
					tabIndex={isActive ? 0 : -1}
					aria-pressed={own}
					title={t(`messages.reaction.${reaction}`)}
					onClick={() => void toggle(reaction)}
				>
					<span aria-hidden="true">{REACTION_SIGNS[reaction]}</span>
					<VisuallyHidden>{t(`messages.reaction.${reaction}`)}</VisuallyHidden>
					{formats.number(count)}
				</Reaction>
			))}
		</Line>
	)
}
