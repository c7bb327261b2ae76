import type { ReactNode } from 'react'
import { common, useTranslations } from 'shared-i18n'
import { color, IconButton, RefreshIcon, radius, shadow, size, space } from 'shared-ui'
import { styled } from 'styled-components'

const Frame = styled.div<{ $small: boolean }>`
	position: relative;
	min-width: 0;
	width: ${(p) => (p.$small ? 'fit-content' : 'auto')};
`
// Over the skeleton with its own background: it shifts no layout, and is readable over a picture.
const Note = styled.div<{ $small: boolean }>`
	position: absolute;
	inset: ${(p) => (p.$small ? 0 : `${space[4]} 0 auto`)};
	display: flex;
	align-items: center;
	justify-content: center;
	gap: ${space[1]};
	width: fit-content;
	margin: auto;
	padding-left: ${space[3]};
	border-radius: ${radius.md};
	font-size: ${size.sm};
	white-space: nowrap;
	color: ${color.muted};
	background: ${color.surface};
	box-shadow: ${(p) => (p.$small ? 'none' : shadow.raised)};
	&:empty { display: none; }
`

interface PendingWidgetProps {
	/** The placeholder, in the widget's size. */
	skeleton: ReactNode
	small: boolean
	isSlow: boolean
	onRetry: () => void
}

/** The placeholder of a loading widget. A slow one shows a note with a button to retry. */
export function PendingWidget({ skeleton, small, isSlow, onRetry }: PendingWidgetProps) {
	const say = useTranslations(common)
	return (
		<Frame $small={small} aria-busy="true">
			{skeleton}
			<Note $small={small} role="status">
				{isSlow && (
					<>
						{say('widget.slow')}
						<IconButton size="sm" label={say('action.retry')} icon={<RefreshIcon size={16} />} onClick={onRetry} />
					</>
				)}
			</Note>
		</Frame>
	)
}
