import { useStore } from '@nanostores/react'
import { useNavigate } from 'react-router-dom'
import { useTranslations } from 'shared-i18n'
import { $session, signInPath, signOut } from 'shared-state'
import { Avatar, Button, Cluster, color, Meta, radius, space } from 'shared-ui'
import { styled } from 'styled-components'
import { signInTranslations } from '../signInTranslations.ts'

const Box = styled(Cluster)`
	padding: ${space[3]};
	border-radius: ${radius.md};
	background: ${color.raised};
	strong { display: block; overflow-wrap: anywhere; }
`

/** The account that answers, and a button to another one, which comes back to the path. */
export function OwnAccount({ path }: { path: string }) {
	const t = useTranslations(signInTranslations)
	const navigate = useNavigate()
	const session = useStore($session)
	if (session.state === 'visitor') return null

	function switchAccount() {
		void signOut()
		void navigate(signInPath(path))
	}

	return (
		<Box $between $gap={3}>
			<Cluster $gap={3}>
				<Avatar name={session.username} url={session.member?.avatarUrl} size={40} />
				<div>
					<Meta>{t('authorize.as')}</Meta>
					<strong>{session.username}</strong>
				</div>
			</Cluster>
			<Button variant="quiet" size="sm" onClick={switchAccount}>
				{t('authorize.switch')}
			</Button>
		</Box>
	)
}
