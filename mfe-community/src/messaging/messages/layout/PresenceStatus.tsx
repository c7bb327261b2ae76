import { useTranslations } from 'shared-i18n'
import { color, radius } from 'shared-ui'
import { styled } from 'styled-components'
import { messageTranslations } from '../messageTranslations.ts'

const Spot = styled.span<{ $online: boolean }>`
	flex: none;
	width: 8px;
	height: 8px;
	border-radius: ${radius.full};
	background: ${(p) => (p.$online ? color.live : color.edge)};
`

/** Online or offline, with a dot. */
export function PresenceStatus({ online }: { online: boolean }) {
	const t = useTranslations(messageTranslations)
	return (
		<>
			<Spot $online={online} />
			{t(online ? 'messages.online' : 'messages.offline')}
		</>
	)
}
