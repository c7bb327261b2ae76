import type { ComponentType } from 'react'
import { type IconProps, ListIcon, SearchIcon, StarIcon } from 'shared-ui'
import { BookIcon, CalendarIcon, NewsIcon } from 'shared-ui/parts'

/** The icons that a link of a slice may name; any other name gets that of a list. */
const MENU_ICONS: Readonly<Record<string, ComponentType<IconProps>>> = {
	book: BookIcon,
	calendar: CalendarIcon,
	news: NewsIcon,
	search: SearchIcon,
	star: StarIcon,
}

/** The icon of a link in the side menu. */
export function menuIcon(name = ''): ComponentType<IconProps> {
	return MENU_ICONS[name] ?? ListIcon
}
