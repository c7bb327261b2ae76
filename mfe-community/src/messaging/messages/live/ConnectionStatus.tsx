import { useStore } from '@nanostores/react'
import { useTranslations } from 'shared-i18n'
import { $session } from 'shared-state'
import { $connection } from 'shared-state/live'
import { color, Spinner, size, space } from 'shared-ui'
import { keyframes, styled } from 'styled-components'
import { messageTranslations } from '../messageTranslations.ts'

const appear = keyframes`from { visibility: hidden; }`

// Delayed, because most connections open before anybody could read it.
const Note = styled.span`
	display: inline-flex;
	align-items: center;
	gap: ${space[1]};
	font-size: ${size.xs};
	color: ${color.muted};
	white-space: nowrap;
	> * { animation: ${appear} 0.01s 2s backwards; }
`

/** Shows that the page is reconnecting. */
export function ConnectionStatus() {
	const t = useTranslations(messageTranslations)
	const session = useStore($session)
	const connection = useStore($connection)
	const isLost = session.state === 'member' && connection === 'reconnecting'
	return (
		<Note role="status">
			{isLost && (
				<>
					<Spinner size={14} />
					<span>{t('messages.connection.connecting')}</span>
				</>
			)}
		</Note>
	)
}
