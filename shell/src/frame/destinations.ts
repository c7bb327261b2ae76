import type { ComponentType } from 'react'
import { fillTitle, useFills } from 'shared-composition'
import type { Fill, Locale, MenuName } from 'shared-contract'
import { useLocale } from 'shared-i18n'
import { ChatIcon, DashboardIcon, type IconProps, ListIcon } from 'shared-ui'

/** A link that a slice put into a menu. */
export interface MenuLink {
	path: string
	label: string
	icon: string | undefined
}

/** The links of a menu, in its order. */
export function useMenu(name: MenuName): MenuLink[] {
	return menuLinks(useFills(name), useLocale())
}

/** The links among the fills of a menu. */
export function menuLinks(fills: readonly Fill[], locale: Locale): MenuLink[] {
	return fills.flatMap((fill) =>
		fill.path === undefined ? [] : [{ path: fill.path, label: fillTitle(fill, locale), icon: fill.icon }],
	)
}

/** A personal screen with a link in the frame. */
export interface Destination {
	path: `/${string}`
	label: `header.${'messages' | 'lists' | 'dashboard'}`
	Icon: ComponentType<IconProps>
}

/** The personal screens. */
export const PERSONAL_DESTINATIONS: readonly Destination[] = [
	{ path: '/messages', label: 'header.messages', Icon: ChatIcon },
	{ path: '/lists', label: 'header.lists', Icon: ListIcon },
	{ path: '/dashboard', label: 'header.dashboard', Icon: DashboardIcon },
]
