import { LanguageMenu, languageName } from 'shared-composition/language'
import { useLocale, useTranslations } from 'shared-i18n'
import { color, from, GlobeIcon, IconButton, IconLink, layer, MenuIcon, safe, space, until } from 'shared-ui'
import { styled } from 'styled-components'
import { translations } from '../translations.ts'
import { PERSONAL_DESTINATIONS } from './destinations.ts'
import { Logo } from './Logo.tsx'
import { MainNav } from './MainNav.tsx'
import { NotificationsButton } from './notifications/NotificationsButton.tsx'
import { overlayTrigger } from './openOverlay.ts'
import { SearchButton } from './SearchButton.tsx'
import { SignInLink } from './SignInLink.tsx'
import { UserMenu } from './UserMenu.tsx'
import { useDestinationLabel, useUnreadCount } from './useDestinationLabel.ts'
import { useViewer } from './viewer.ts'

const Bar = styled.header`
	position: sticky;
	top: 0;
	z-index: ${layer.header};
	padding-top: ${safe.top};
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
	${from.roomy} { gap: ${space[4]}; }
`
const Actions = styled.div`
	display: flex;
	align-items: center;
	margin-left: auto;
	${until.desktop} { gap: ${space[1]}; }
	${from.roomy} { gap: ${space[1]}; }
`
const FromDesktop = styled.span`
	display: contents;
	${until.desktop} { display: none; }
`
const FromWide = styled.span`
	display: contents;
	${until.roomy} { display: none; }
`
const UntilDesktop = styled.span`
	display: contents;
	${from.desktop} { display: none; }
`

/** The sticky header of every screen. Below `from.desktop` most of it is in the side menu. */
export function Header() {
	const t = useTranslations(translations)
	const viewer = useViewer()
	return (
		<Bar>
			<Row>
				<Logo label={t('header.home')} markOnly />
				<MainNav />
				<Actions>
					<SearchButton />
					<FromDesktop>
						<LanguageButton />
					</FromDesktop>
					{viewer.as === 'visitor' ? (
						<SignInLink size="sm" />
					) : (
						<>
							<FromDesktop>
								<IconLinks paths={['/messages']} />
							</FromDesktop>
							<NotificationsButton />
							<FromDesktop>
								<IconLinks paths={['/lists', '/dashboard']} />
								<UserMenu viewer={viewer} />
							</FromDesktop>
							{viewer.as === 'demo' && (
								<FromWide>
									<SignInLink size="sm" />
								</FromWide>
							)}
						</>
					)}
					<UntilDesktop>
						<MenuButton />
					</UntilDesktop>
				</Actions>
			</Row>
		</Bar>
	)
}

/** The messages are in the menu, so its button tells how many conversations are unread. */
function MenuButton() {
	const t = useTranslations(translations)
	const { unread, count } = useUnreadCount()
	const label = unread === 0 ? t('header.openMenu') : t('header.openMenu.unread', { count: unread })
	return <IconButton {...overlayTrigger('menu')} label={label} icon={<MenuIcon />} count={count} />
}

function IconLinks({ paths }: { paths: readonly string[] }) {
	const labelOf = useDestinationLabel()
	return PERSONAL_DESTINATIONS.filter(({ path }) => paths.includes(path)).map((destination) => {
		const { path, Icon } = destination
		const { name, count } = labelOf(destination)
		return <IconLink key={path} to={path} label={name} icon={<Icon />} count={count} />
	})
}

/** The button of the header that opens the language menu. */
function LanguageButton() {
	const t = useTranslations(translations)
	const language = languageName(useLocale())
	return (
		<LanguageMenu
			label={t('header.languages')}
			button={(trigger) => <IconButton {...trigger} label={t('header.language', { language })} icon={<GlobeIcon />} />}
		/>
	)
}
