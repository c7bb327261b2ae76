import { useStore } from '@nanostores/react'
import { useLocation } from 'react-router-dom'
import { common, useTranslations } from 'shared-i18n'
import { $session, $sessionNotice, setSessionNotice } from 'shared-state'
import { CloseIcon, color, IconButton, size, space } from 'shared-ui'
import { styled } from 'styled-components'
import { translations } from '../translations.ts'
import { SignInLink } from './SignInLink.tsx'

const Line = styled.div`
	display: flex;
	flex-wrap: wrap;
	align-items: center;
	justify-content: center;
	gap: ${space[1]} ${space[3]};
	padding: ${space[1]} var(--gutter);
	border-bottom: 1px solid ${color.line};
	font-size: ${size.sm};
	background: ${color.raised};
`

/** A dismissible notice below the header: the session ended in another tab, or belongs to another account now. */
export function SessionNotice() {
	const t = useTranslations(translations)
	const say = useTranslations(common)
	const notice = useStore($sessionNotice)
	const session = useStore($session)
	const { pathname } = useLocation()
	const isEnded = notice === 'ended' && session.state === 'visitor'
	const owner = notice === 'other' && session.state === 'member' ? session.username : undefined
	return (
		<div role="status">
			{(isEnded || owner !== undefined) && (
				<Line>
					<p>{owner === undefined ? t('session.ended') : t('session.changed', { name: owner })}</p>
					{isEnded && pathname !== '/auth' && <SignInLink size="sm" />}
					<IconButton
						size="sm"
						label={say('action.close')}
						icon={<CloseIcon />}
						onClick={() => setSessionNotice(undefined)}
					/>
				</Line>
			)}
		</div>
	)
}
