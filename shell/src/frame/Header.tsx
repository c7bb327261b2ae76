import { common, useWords } from 'shared-i18n'
import { color, IconButton, IconLink, LinkButton, layer, MenuIcon, space } from 'shared-ui'
import { styled } from 'styled-components'
import { words } from '../words.ts'
import { PERSONAL_DESTINATIONS } from './destinations.ts'
import { LanguageMenu } from './LanguageMenu.tsx'
import { Logo } from './Logo.tsx'
import { MainNav } from './MainNav.tsx'
import { NotificationsButton } from './notifications/NotificationsButton.tsx'
import { opens } from './overlay.ts'
import { useReader, useSignInPath } from './reader.ts'
import { SearchButton } from './SearchButton.tsx'
import { UserMenu } from './UserMenu.tsx'

const Bar = styled.header`
	position: sticky;
	top: 0;
	z-index: ${layer.header};
	border-bottom: 1px solid ${color.line};
	background: ${color.canvas};
`
const Row = styled.div`
	display: flex;
	align-items: center;
	gap: ${space[2]};
	max-width: calc(92rem + 2 * var(--gutter));
	min-height: 64px;
	margin-inline: auto;
	padding-inline: var(--gutter);
	@media (min-width: 1100px) { gap: ${space[4]}; }
`
const Actions = styled.div`
	display: flex;
	align-items: center;
	gap: ${space[1]};
	margin-left: auto;
	@media (min-width: 768px) and (max-width: 1099px) { gap: 0; }
`
const FromDesktop = styled.span`
	display: contents;
	@media (max-width: 767px) { display: none; }
`
const FromWide = styled.span`
	display: contents;
	@media (max-width: 1099px) { display: none; }
`
const UntilDesktop = styled.span`
	display: contents;
	@media (min-width: 768px) { display: none; }
`

/** Stays at the top of every screen. Below 768 px most of it stands in the side menu. */
export function Header() {
	const t = useWords(words)
	const say = useWords(common)
	const reader = useReader()
	const signInPath = useSignInPath()
	const signIn = (
		<LinkButton to={signInPath} size="sm">
			{say('action.signIn')}
		</LinkButton>
	)
	return (
		<Bar>
			<Row>
				<Logo label={t('header.home')} markOnly />
				<MainNav />
				<Actions>
					<SearchButton />
					<FromDesktop>
						<LanguageMenu />
					</FromDesktop>
					{reader.as === 'visitor' ? (
						signIn
					) : (
						<>
							<FromDesktop>
								<IconLinks paths={['/messages']} />
							</FromDesktop>
							<NotificationsButton />
							<FromDesktop>
								<IconLinks paths={['/lists', '/dashboard']} />
								<UserMenu reader={reader} />
							</FromDesktop>
							{reader.as === 'demo' && <FromWide>{signIn}</FromWide>}
						</>
					)}
					<UntilDesktop>
						<IconButton {...opens('menu')} label={t('header.openMenu')} icon={<MenuIcon />} />
					</UntilDesktop>
				</Actions>
			</Row>
		</Bar>
	)
}

function IconLinks({ paths }: { paths: readonly string[] }) {
	const t = useWords(words)
	return PERSONAL_DESTINATIONS.filter(({ path }) => paths.includes(path)).map(({ path, label, Icon }) => (
		<IconLink key={path} to={path} label={t(label)} icon={<Icon />} />
	))
}
