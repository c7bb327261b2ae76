import type { ReactNode } from 'react'
import { Link, NavLink } from 'react-router-dom'
import type { MenuName } from 'shared-contract'
import { common, useTranslations } from 'shared-i18n'
import { Avatar, Count, color, LogoutIcon, radius, SettingsIcon, safe, size, space, UserIcon } from 'shared-ui'
import { Drawer } from 'shared-ui/windows'
import { css, styled } from 'styled-components'
import { translations } from '../translations.ts'
import { type Destination, PERSONAL_DESTINATIONS, useMenu } from './destinations.ts'
import { LanguageChips } from './LanguageChips.tsx'
import { menuIcon } from './menuIcons.ts'
import { closeOverlay } from './overlay.ts'
import { SignInLink } from './SignInLink.tsx'
import { useDestinationLabel } from './useDestinationLabel.ts'
import { logout, useViewer, type Viewer } from './viewer.ts'

const Section = styled.div`
	display: grid;
	gap: ${space[1]};
	padding-block: ${space[3]};
	& + & { border-top: 1px solid ${color.line}; }
	h2 { padding: ${space[1]} ${space[3]}; font: 600 ${size.xs}/1.4 var(--font-text); letter-spacing: 0; color: ${color.muted}; }
`
const entry = css`
	display: flex;
	align-items: center;
	gap: ${space[3]};
	width: 100%;
	min-height: 44px;
	padding: ${space[2]} ${space[3]};
	border: 0;
	border-radius: ${radius.md};
	font-weight: 600;
	text-align: start;
	text-decoration: none;
	color: ${color.text};
	background: none;
	cursor: pointer;
	svg { flex: none; color: ${color.muted}; }
	&:hover { background: ${color.raised}; }
	&[aria-current='page'] { background: ${color.raised}; box-shadow: inset 3px 0 ${color.action}; }
`
const Entry = styled(NavLink)`
	${entry}
`
const Action = styled.button`
	${entry}
`
const ProfileLink = styled(Link)`
	${entry}
`
const Note = styled.p`
	padding: 0 ${space[3]};
	font-size: ${size.sm};
	color: ${color.muted};
`
const Languages = styled.div`
	padding: ${space[1]} ${space[3]};
`

/** Sticks to the lower edge of a long menu. */
const Footer = styled.div`
	position: sticky;
	bottom: 0;
	margin-top: auto;
	padding-block: ${space[3]} max(${space[4]}, ${safe.bottom});
	background: ${color.surface};
`

/** The links of the header, for small screens. A modal drawer. */
export default function SideMenu() {
	const t = useTranslations(translations)
	const say = useTranslations(common)
	const viewer = useViewer()
	return (
		<Drawer open onClose={closeOverlay} label={t('header.menu')} closeLabel={say('action.close')} side="right">
			<nav aria-label={t('header.nav')}>
				<Entries title={t('header.nav')}>
					<MenuEntries name="menu" />
				</Entries>
				{viewer.as !== 'visitor' && <Personal viewer={viewer} />}
			</nav>
			<Entries title={t('header.languages')}>
				<Languages>
					<LanguageChips />
				</Languages>
			</Entries>
			{viewer.as !== 'member' && (
				<Footer>
					<SignInLink variant="primary" wide onClick={closeOverlay} />
				</Footer>
			)}
		</Drawer>
	)
}

function Entries({ title, children }: { title: string; children: ReactNode }) {
	return (
		<Section>
			<h2>{title}</h2>
			{children}
		</Section>
	)
}

function MenuEntries({ name }: { name: MenuName }) {
	return useMenu(name).map(({ path, label, icon }) => {
		const Icon = menuIcon(icon)
		return (
			<Entry key={path} to={path} onClick={closeOverlay}>
				<Icon />
				{label}
			</Entry>
		)
	})
}

function Personal({ viewer }: { viewer: Exclude<Viewer, { as: 'visitor' }> }) {
	const t = useTranslations(translations)
	return (
		<Entries title={t('header.personal')}>
			<ProfileLink to="/profile" onClick={closeOverlay}>
				{viewer.as === 'member' ? <Avatar name={viewer.name} url={viewer.avatarUrl} size={24} /> : <UserIcon />}
				{viewer.as === 'member' ? viewer.name : t('header.profile')}
			</ProfileLink>
			{PERSONAL_DESTINATIONS.map((destination) => (
				<PersonalEntry key={destination.path} destination={destination} />
			))}
			<Entry to="/settings" onClick={closeOverlay}>
				<SettingsIcon />
				{t('header.settings')}
			</Entry>
			<MenuEntries name="userMenu" />
			<Action type="button" onClick={logoutAndClose}>
				<LogoutIcon />
				{t('header.logout')}
			</Action>
			{viewer.as === 'demo' && <Note>{t('header.demoNote')}</Note>}
		</Entries>
	)
}

function PersonalEntry({ destination }: { destination: Destination }) {
	const t = useTranslations(translations)
	const { name, count } = useDestinationLabel()(destination)
	const { path, label, Icon } = destination
	return (
		<Entry to={path} onClick={closeOverlay} aria-label={name}>
			<Icon />
			{t(label)}
			{count && <Count $live>{count}</Count>}
		</Entry>
	)
}

function logoutAndClose() {
	closeOverlay()
	logout()
}
