import { useTranslations } from 'shared-i18n'
import { color, motion, radius, space } from 'shared-ui'
import { keyframes, styled } from 'styled-components'
import { FormattedText } from '../formatting/FormattedText.tsx'
import { assistantTranslations } from './assistantTranslations.ts'
import type { ReplyProgress } from './chatState.ts'
import { Bubble, MessageFooter, MessageLine } from './messageBubble.tsx'
import { NioukaAvatar } from './NioukaAvatar.tsx'
import { ReplyCards } from './ReplyCards.tsx'
import { useWorksById } from './useWorksById.ts'

const hop = keyframes`
	0%, 60%, 100% { transform: none; opacity: 0.45; }
	30% { transform: translateY(-4px); opacity: 1; }
`
const Dots = styled.span`
	display: flex;
	gap: ${space[1]};
	align-items: center;
	min-height: 1.5em;
	i {
		width: 7px;
		height: 7px;
		border-radius: ${radius.full};
		background: ${color.muted};
		animation: ${hop} calc(${motion.slow} * 5) infinite;
	}
	i:nth-child(2) { animation-delay: 0.12s; }
	i:nth-child(3) { animation-delay: 0.24s; }
`

/** The reply while it streams: a typing indicator until the first text arrives, then the partial text. */
export function StreamingReply({ progress }: { progress: Exclude<ReplyProgress, { state: 'none' }> }) {
	const t = useTranslations(assistantTranslations)
	return (
		<MessageLine aria-hidden="true">
			<NioukaAvatar size={32} online={false} />
			{progress.state === 'writing' && progress.text !== '' ? (
				<PartialReply {...progress} />
			) : (
				<div>
					<Bubble>
						<Dots>
							<i />
							<i />
							<i />
						</Dots>
					</Bubble>
					{progress.state === 'waiting' && progress.isLooking && (
						<MessageFooter>{t('assistant.looking')}</MessageFooter>
					)}
				</div>
			)}
		</MessageLine>
	)
}

function PartialReply({ text, works, proposals }: Extract<ReplyProgress, { state: 'writing' }>) {
	const named = useWorksById(works)
	return (
		<div>
			<Bubble>
				<FormattedText text={text} works={named} webLinks={false} />
			</Bubble>
			<ReplyCards works={works} proposals={proposals} />
		</div>
	)
}
