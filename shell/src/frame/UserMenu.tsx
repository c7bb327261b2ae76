import { common, useTranslations } from 'shared-i18n'
import {
	Avatar,
	color,
	IconButton,
	ListIcon,
	LockIcon,
	LogoutIcon,
	Menu,
	type MenuItem,
	SettingsIcon,
	UserIcon,
} from 'shared-ui'
import { styled } from 'styled-components'
import { translations } from '../translations.ts'
import { useMenu } from './destinations.ts'
import { logout, useSignInPath, type Viewer } from './viewer.ts'

const Ring = styled.span`
	display: inline-flex;
	button[aria-expanded='true'] > span { box-shadow: inset 0 0 0 2px ${color.live}; }
`

/** The user menu: profile, settings and logout; on a demo also sign-in. */
export function UserMenu({ viewer }: { viewer: Exclude<Viewer, { as: 'visitor' }> }) {
	const t = useTranslations(translations)
	const say = useTranslations(common)
	const signInPath = useSignInPath()
	const name = viewer.as === 'member' ? viewer.name : t('header.demoUser')
	const items: MenuItem[] = [
		{ label: t('header.profile'), icon: <UserIcon />, to: '/profile' },
		{ label: t('header.settings'), icon: <SettingsIcon />, to: '/settings' },
		...useMenu('userMenu').map(({ path, label }) => ({ label, icon: <ListIcon />, to: path })),
		...(viewer.as === 'demo' ? [{ label: say('action.signIn'), icon: <LockIcon />, to: signInPath }] : []),
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
							viewer.as === 'member' ? <Avatar name={viewer.name} url={viewer.avatarUrl} size={32} /> : <UserIcon />
						}
					/>
				)}
			/>
		</Ring>
	)
}
