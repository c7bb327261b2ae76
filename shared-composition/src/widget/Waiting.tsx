import type { ReactNode } from 'react'
import { common, useWords } from 'shared-i18n'
import { color, IconButton, RefreshIcon, radius, shadow, size, space } from 'shared-ui'
import { styled } from 'styled-components'

const Place = styled.div<{ $small: boolean }>`
	position: relative;
	min-width: 0;
	width: ${(p) => (p.$small ? 'fit-content' : 'auto')};
`
// Over the skeleton, with its own ground: it moves nothing, and can be read over a picture too.
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

interface WaitingProps {
	/** The shape of what comes, in its size. */
	skeleton: ReactNode
	small: boolean
	isSlow: boolean
	onRetry: () => void
}

/** Holds the place of a widget that is on its way. One that takes long says so quietly: it has not failed. */
export function Waiting({ skeleton, small, isSlow, onRetry }: WaitingProps) {
	const say = useWords(common)
	return (
		<Place $small={small} aria-busy="true">
			{skeleton}
			<Note $small={small} role="status">
				{isSlow && (
					<>
						{say('widget.slow')}
						<IconButton size="sm" label={say('action.retry')} icon={<RefreshIcon size={16} />} onClick={onRetry} />
					</>
				)}
			</Note>
		</Place>
	)
}
