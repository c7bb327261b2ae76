import { useStore } from '@nanostores/react'
import { useTranslations } from 'shared-i18n'
import { ChevronDownIcon, Count, color, motion, radius, shadow, size, space } from 'shared-ui'
import { keyframes, styled } from 'styled-components'
import { $atEnd, $newMessageCount } from '../conversation/readState.ts'
import { messageTranslations } from '../messageTranslations.ts'

const rise = keyframes`from { opacity: 0; transform: translateY(8px); }`

const Pill = styled.button`
	position: absolute;
	inset: auto ${space[4]} ${space[3]} auto;
	display: inline-flex;
	align-items: center;
	gap: ${space[2]};
	min-height: 40px;
	padding: 0 ${space[3]};
	border: 1px solid ${color.line};
	border-radius: ${radius.full};
	font-size: ${size.sm};
	font-weight: 600;
	color: ${color.text};
	background: ${color.raised};
	box-shadow: ${shadow.floating};
	cursor: pointer;
	animation: ${rise} ${motion.base} ease-out;
	&:hover { border-color: ${color.edge}; }
	&:focus-visible { border-radius: ${radius.full}; }
`

/** Scrolls to the end while it is not visible, and counts the new messages there. */
export function ScrollToNewestButton({ onPress }: { onPress: () => void }) {
	const t = useTranslations(messageTranslations)
	const atEnd = useStore($atEnd)
	const news = useStore($newMessageCount)
	if (atEnd) return null
	if (news === 0) {
		return (
			<Pill
				type="button"
				title={t('messages.history.newest')}
				aria-label={t('messages.history.newest')}
				onClick={onPress}
			>
				<ChevronDownIcon />
			</Pill>
		)
	}
	return (
		<Pill type="button" onClick={onPress}>
			<Count $live>{news}</Count>
			{t('messages.history.new', { count: news })}
			<ChevronDownIcon size={16} />
		</Pill>
	)
}
