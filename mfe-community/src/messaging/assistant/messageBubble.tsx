import { color, radius, size, space } from 'shared-ui'
import { styled } from 'styled-components'
import { useTimeFormats } from '../messages/layout/useTimeFormats.ts'

/** One message: the member's own at the end of the line, the assistant's at the start. */
export const MessageLine = styled.li<{ $own?: boolean }>`
	display: flex;
	gap: ${space[3]};
	flex-direction: ${(p) => (p.$own ? 'row-reverse' : 'row')};
	min-width: 0;
	> div {
		display: grid;
		grid-template-columns: minmax(0, 1fr);
		gap: ${space[2]};
		justify-items: ${(p) => (p.$own ? 'end' : 'start')};
		flex: 1;
		min-width: 0;
		max-width: min(44rem, 88%);
	}
`

export const Bubble = styled.div<{ $own?: boolean }>`
	padding: ${space[3]} ${space[4]};
	border: 1px solid ${color.line};
	border-radius: ${radius.lg};
	border-start-start-radius: ${(p) => (p.$own ? radius.lg : radius.sm)};
	border-start-end-radius: ${(p) => (p.$own ? radius.sm : radius.lg)};
	min-width: 0;
	max-width: 100%;
	line-height: 1.55;
	background: ${(p) => (p.$own ? color.raised : color.surface)};
`

/** Below a message: its time, status and actions. */
export const MessageFooter = styled.div`
	display: flex;
	flex-wrap: wrap;
	align-items: center;
	gap: ${space[2]};
	padding-inline: ${space[1]};
	font-size: ${size.xs};
	color: ${color.muted};
	font-variant-numeric: tabular-nums;
`

/** The time of a message; the tooltip shows the full date. */
export function MessageTime({ instant }: { instant: string }) {
	const times = useTimeFormats()
	return (
		<time dateTime={instant} title={times.exact(instant)}>
			{times.clock(instant)}
		</time>
	)
}
