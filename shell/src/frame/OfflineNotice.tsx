import { useStore } from '@nanostores/react'
import { $online } from 'shared-composition'
import { common, useTranslations } from 'shared-i18n'
import { color, size, space, WarningIcon } from 'shared-ui'
import { styled } from 'styled-components'

const Line = styled.p`
	display: flex;
	align-items: center;
	justify-content: center;
	gap: ${space[2]};
	padding: ${space[2]} var(--gutter);
	border-top: 1px solid ${color.line};
	font-size: ${size.sm};
	color: ${color.muted};
	background: ${color.surface};
	svg { flex: none; color: ${color.gold}; }
`

/** A notice below the header while the browser is offline. */
export function OfflineNotice() {
	const say = useTranslations(common)
	const online = useStore($online)
	return (
		<div role="status">
			{!online && (
				<Line>
					<WarningIcon size={16} />
					{say('network.offline')}
				</Line>
			)}
		</div>
	)
}
