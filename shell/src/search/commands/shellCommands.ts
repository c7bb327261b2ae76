import { $registry } from 'shared-composition'
import { LANGUAGES } from 'shared-composition/language'
import { type Command, fillsOf, type MenuName, THEMES } from 'shared-contract'
import { $locale, common, setLocale } from 'shared-i18n'
import { $appearance, setAppearance, signInPath } from 'shared-state'
import { menuLinks, PERSONAL_DESTINATIONS } from '../../frame/destinations.ts'
import { $openOverlay } from '../../frame/overlay.ts'
import { logout, type Viewer } from '../../frame/viewer.ts'
import type { translations } from '../../translations.ts'

type Translated = (typeof translations)['translate']

/** The pages that the palette shows before anything is typed: those of the header. */
export function headerPages(viewer: Viewer, t: Translated): Command[] {
	const personal = viewer.as === 'visitor' ? [] : PERSONAL_DESTINATIONS
	return [...menuPages('menu'), ...personal.map(({ path, label }) => page(path, t(label)))]
}

/** The commands of the frame: its pages, language, appearance, reports, and the session. */
export function shellCommands(viewer: Viewer, t: Translated): Command[] {
	return [
		...languageCommands(t),
		...appearanceCommands(t),
		{ id: 'bug', label: t('footer.bug'), run: () => $openOverlay.get()('bug') },
		{ id: 'feedback', label: t('footer.feedback'), run: () => $openOverlay.get()('feedback') },
		...headerPages(viewer, t),
		page('/', t('command.home')),
		...menuPages('footer.discover'),
		...menuPages('footer.legal'),
		...(viewer.as === 'visitor' ? [] : [...personalPages(t), ...menuPages('userMenu')]),
		...(viewer.as === 'member' ? [] : [page(signInPath(), common.translate('action.signIn'))]),
		...(viewer.as === 'member' ? [{ id: 'logout', label: t('header.logout'), run: logout }] : []),
	]
}

function menuPages(name: MenuName): Command[] {
	const known = $registry.get()
	const fills = known.state === 'ready' ? fillsOf(known.registry, name) : []
	return menuLinks(fills, $locale.get()).map(({ path, label }) => page(path, label))
}

function personalPages(t: Translated): Command[] {
	return [
		page('/profile', t('header.profile')),
		page('/settings', t('header.settings')),
		page('/notifications', t('header.notifications')),
	]
}

function languageCommands(t: Translated): Command[] {
	return LANGUAGES.map(({ locale, name }) => ({
		id: `language-${locale}`,
		label: t('command.language', { language: name }),
		keywords: t('command.language.keywords'),
		run: () => setLocale(locale),
	}))
}

function appearanceCommands(t: Translated): Command[] {
	const { compactMode } = $appearance.get()
	return [
		...THEMES.map((theme) => ({
			id: `theme-${theme}`,
			label: t(`command.theme.${theme}`),
			keywords: t('command.theme.keywords'),
			run: () => setAppearance({ theme }),
		})),
		{
			id: 'compact',
			label: t(compactMode ? 'command.compact.off' : 'command.compact.on'),
			run: () => setAppearance({ compactMode: !compactMode }),
		},
	]
}

function page(path: string, label: string): Command {
	return { id: path, label, path }
}
