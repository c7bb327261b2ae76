import { common, useWords } from 'shared-i18n'
import { Avatar, color, IconButton, LockIcon, LogoutIcon, Menu, type MenuItem, SettingsIcon, UserIcon } from 'shared-ui'
import { styled } from 'styled-components'
import { words } from '../words.ts'
import { logout, type Reader, useSignInPath } from './reader.ts'

const Ring = styled.span`
	display: inline-flex;
	button[aria-expanded='true'] > span { box-shadow: inset 0 0 0 2px ${color.live}; }
`

/** Profile, settings and the way out, or on a demo also the way in. */
export function UserMenu({ reader }: { reader: Exclude<Reader, { as: 'visitor' }> }) {
	const t = useWords(words)
	const say = useWords(common)
	const signInPath = useSignInPath()
	const name = reader.as === 'member' ? reader.name : t('header.demoUser')
	const items: MenuItem[] = [
		{ label: t('header.profile'), icon: <UserIcon />, to: '/profile' },
		{ label: t('header.settings'), icon: <SettingsIcon />, to: '/settings' },
		...(reader.as === 'demo' ? [{ label: say('action.signIn'), icon: <LockIcon />, to: signInPath }] : []),
		{ label: t('header.logout'), icon: <LogoutIcon />, onSelect: logout },
	]
	return (
		<Ring>
			<Menu
				label={t('header.user', { name })}
				items={items}
				button={(trigger) => (
					<IconButton
						{...trigger}
						label={t('header.user', { name })}
						icon={
							reader.as === 'member' ? <Avatar name={reader.name} url={reader.avatarUrl} size={32} /> : <UserIcon />
						}
					/>
				)}
			/>
		</Ring>
	)
}
